import { type Cart, type CartLine, freightOf, missingForFree } from '@quanzi/contract'

type Group = Cart['groups'][number]

const total = (lines: readonly CartLine[], of: (line: CartLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line) * line.num, 0)

const ticked = ({ lines }: Group): readonly CartLine[] => lines.filter(({ checked }) => checked)

/** The ticked lines of a cart; money in fen. */
export interface CartSum {
  readonly lines: number
  readonly pieces: number
  /** Price of the goods, without delivery. */
  readonly goods: number
  readonly freight: number
  /** The amount saved against the struck-through prices. */
  readonly saved: number
}

/** Price of a supplier's ticked lines without delivery, in fen. */
export const tickedGoods = (group: Group): number => total(ticked(group), ({ price }) => price)

/** The amount missing for a supplier's free delivery, in fen; 0 when nothing is ticked or delivery is free. */
export const missingOf = (group: Group): number => {
  const goods = tickedGoods(group)
  return goods === 0 ? 0 : missingForFree(group.freight, goods)
}

/** The sums of the ticked lines. Each supplier charges delivery for its own goods. */
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
