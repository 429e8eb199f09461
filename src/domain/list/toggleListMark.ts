import type { ContentMark, ItemSummary, MarkResult } from '@quanzi/contract'
import type { PagedList } from './PagedList'

/** The marks that a card offers. */
export type CardMark = 'like' | 'collect'

export const hasMark = ({ extra }: ItemSummary, mark: ContentMark): boolean => extra.marks?.includes(mark) ?? false

const withMark = (item: ItemSummary, mark: CardMark, on: boolean, count: number): ItemSummary => {
  const others = (item.extra.marks ?? []).filter((one) => one !== mark)
  return {
    ...item,
    counts: { ...item.counts, [mark]: Math.max(0, count) },
    extra: { ...item.extra, marks: on ? [...others, mark] : others },
  }
}

/** The item or person that a mark was set on. */
export interface MarkSet {
  readonly moduleType: number
  readonly id: string
  readonly mark: ContentMark
}

/** The rows after another screen has set a mark; the same array when no row shows that mark. */
export function withMarkOf(
  rows: readonly ItemSummary[],
  { moduleType, id, mark }: MarkSet,
  { on, count }: MarkResult,
): readonly ItemSummary[] {
  if (mark !== 'like' && mark !== 'collect') return rows
  const isIt = (row: ItemSummary) => row.moduleType === moduleType && row.id === id
  return rows.some(isIt) ? rows.map((row) => (isIt(row) ? withMark(row, mark, on, count) : row)) : rows
}

/** Shows a mark on a list row at once, and reverts it when the gateway refuses. */
export async function toggleListMark(
  list: PagedList<ItemSummary>,
  item: ItemSummary,
  mark: CardMark,
  setMark: (on: boolean) => Promise<MarkResult>,
): Promise<void> {
  const on = !hasMark(item, mark)
  const before = item.counts[mark]
  const show = (now: boolean, count: number) => list.replace(item.id, (row) => withMark(row, mark, now, count))
  show(on, before + (on ? 1 : -1))
  try {
    const answer = await setMark(on)
    show(answer.on, answer.count)
  } catch (error) {
    show(!on, before)
    throw error
  }
}
