/** The three parts of ¥1,234.50; a round amount has no fraction. */
export function priceParts(fen: number): { sign: string; whole: string; fraction: string } {
  const amount = Math.abs(Math.round(fen))
  const rest = amount % 100
  return {
    sign: fen < 0 ? '-¥' : '¥',
    whole: String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ','),
    fraction: rest ? `.${String(rest).padStart(2, '0')}` : '',
  }
}
