import { type AlbumPhoto, shanghaiDay } from '@quanzi/contract'

/** A line of the grid: the day above its photos, or some photos with the number of the first one. */
export type PhotoRow =
  | { readonly key: string; readonly day: number; readonly count: number }
  | { readonly key: string; readonly photos: readonly AlbumPhoto[]; readonly first: number }

/** Fills one line on a wide screen and two on a phone. */
const OF_A_ROW = 6

/** Photos by the days on which they were added, in the order in which they come. */
export function photoRows(photos: readonly AlbumPhoto[]): readonly PhotoRow[] {
  const rows: PhotoRow[] = []
  for (let at = 0; at < photos.length; ) {
    const { createdAt } = photos[at] as AlbumPhoto
    const day = shanghaiDay(createdAt)
    let end = at
    while (end < photos.length && shanghaiDay((photos[end] as AlbumPhoto).createdAt) === day) end += 1
    rows.push({ key: day, day: createdAt, count: end - at })
    for (let from = at; from < end; from += OF_A_ROW) {
      const part = photos.slice(from, Math.min(end, from + OF_A_ROW))
      rows.push({ key: part.map(({ id }) => id).join(), photos: part, first: from })
    }
    at = end
  }
  return rows
}
