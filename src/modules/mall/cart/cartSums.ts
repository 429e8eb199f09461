import { type Cart, type CartLine, freightOf, missingForFree } from '@quanzi/contract'

type Group = Cart['groups'][number]

const total = (lines: readonly CartLine[], of: (line: CartLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line) * line.num, 0)

const ticked = ({ lines }: Group): readonly CartLine[] => lines.filter(({ checked }) => checked)

/** The ticked lines of a cart; money in fen. */
export interface CartSum {
  readonly lines: number
  readonly pieces: number
  /** The goods, without delivery. */
  readonly goods: number
  readonly freight: number
  /** What is saved against the prices that are struck through. */
  readonly saved: number
}

/** What the ticked lines of a supplier cost without delivery, in fen. */
export const tickedGoods = (group: Group): number => total(ticked(group), ({ price }) => price)

/** How much more of a supplier's goods makes delivery free, in fen; 0 when nothing is ticked or it is free. */
export const missingOf = (group: Group): number => {
  const goods = tickedGoods(group)
  return goods === 0 ? 0 : missingForFree(group.freight, goods)
}

/** The sum of the ticked lines: each supplier charges delivery for its own goods. */
export function sumOf(groups: readonly Group[]): CartSum {
  const lines = groups.flatMap(ticked)
  return {
    lines: lines.length,
    pieces: total(lines, () => 1),
    goods: total(lines, ({ price }) => price),
    freight: groups.reduce((sum, group) => sum + freightOf(group.freight, tickedGoods(group)), 0),
    saved: total(lines, ({ price, listPrice }) => Math.max(0, listPrice - price)),
  }
}
