import { type AlbumPhoto, shanghaiDay } from '@quanzi/contract'

/** A line of the grid: the day above its photos, with their number where all are known, or some photos with the number of the first one. */
export type PhotoRow =
  | { readonly key: string; readonly day: number; readonly count: number | null }
  | { readonly key: string; readonly photos: readonly AlbumPhoto[]; readonly first: number }

/** Fills one line on a wide screen and two on a phone. */
const OF_A_ROW = 6

/** Photos by the days on which they were added, in the order in which they come. `hasMore`: the last day may go on. */
export function photoRows(photos: readonly AlbumPhoto[], hasMore = false): readonly PhotoRow[] {
  const rows: PhotoRow[] = []
  for (let at = 0; at < photos.length; ) {
    const { createdAt } = photos[at] as AlbumPhoto
    const day = shanghaiDay(createdAt)
    let end = at
    while (end < photos.length && shanghaiDay((photos[end] as AlbumPhoto).createdAt) === day) end += 1
    rows.push({ key: day, day: createdAt, count: hasMore && end === photos.length ? null : end - at })
    for (let from = at; from < end; from += OF_A_ROW) {
      const part = photos.slice(from, Math.min(end, from + OF_A_ROW))
      rows.push({ key: part.map(({ id }) => id).join(), photos: part, first: from })
    }
    at = end
  }
  return rows
}
