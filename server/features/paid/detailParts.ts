import { type ContentChild, MODULE_TYPE } from '@quanzi/contract'
import type { DetailPart } from '../../items/detailParts'
import { isChapter, lengthOfPart, textFor } from './partText'
import { accessTo, isFreePart, type Part, partsOf, wholeOf } from './targets'

/** A book or an album lists its parts. */
const whole: DetailPart = async (db, asker, row) => {
  const access = await accessTo(db, asker, row)
  const parts = await partsOf(db, row, access.owned)
  return {
    locked: !access.open,
    children: parts.map((part): ContentChild => {
      const free = isFreePart(row, part)
      return {
        ...{ id: part.id, title: part.title, seconds: isChapter(part) ? 0 : lengthOfPart(part), free },
        locked: !(access.open || free),
      }
    }),
  }
}

/** A chapter, a track or an episode names its whole, and shows no more of its text than the viewer may read. */
const part: DetailPart = async (db, asker, row: Part) => {
  const parent = await wholeOf(db, row)
  const access = await accessTo(db, asker, parent)
  const open = access.open || isFreePart(parent, row)
  const { id, title, cover, price_fen } = parent
  return {
    locked: !open,
    html: textFor(row, open),
    parent: { ...{ id, title, cover }, moduleType: parent.module_type, price: price_fen ?? 0, owned: access.owned },
  }
}

/** What the pages of books, albums and their parts show. */
export const paidDetailParts: Readonly<Record<number, DetailPart>> = {
  [MODULE_TYPE.book]: whole,
  [MODULE_TYPE.audioAlbum]: whole,
  [MODULE_TYPE.videoAlbum]: whole,
  [MODULE_TYPE.chapter]: part,
  [MODULE_TYPE.track]: part,
  [MODULE_TYPE.episode]: part,
}
