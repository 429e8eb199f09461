/** The rows with one of them at another place. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const order = [...rows]
  order.splice(to, 0, ...order.splice(from, 1))
  return order
}
