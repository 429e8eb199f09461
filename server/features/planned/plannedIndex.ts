import { MODULE_TYPE } from '@quanzi/contract'
import type { Insertable } from 'kysely'
import type { ContentIndexTable } from '../../db/schema/content'
import { indexRow } from '../../items/contentIndex'

interface Indexed {
  readonly iid: number
  readonly id: string
  readonly title: string
  readonly img: string
  /** Fen; null for a store. */
  readonly price: number | null
  readonly at: number
}

/** Pre-sales have no author. */
const NOBODY = 0

/** The row in the content index, which marks, collections, links, posters and share keys read. */
export const plannedIndexRow = (
  kind: 'planned' | 'plannedStore',
  { iid, id, title, img, price, at }: Indexed,
): Insertable<ContentIndexTable> =>
  indexRow({
    ...{ iid, id, title, module_type: MODULE_TYPE[kind], author_id: NOBODY, cover: img, price_fen: price },
    ...{ type_id: null, parent_id: null, summary: '', imgs: [], rates: null, tags: [], province: null },
    ...{ lat: null, lng: null, capacity: null, start_at: null, end_at: null, days: null, close_at: null },
    ...{ status: 'published', extra: {}, published_at: at },
  })
