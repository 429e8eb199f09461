import { MODULE_TYPE } from '@quanzi/contract'
import type { Insertable, Selectable } from 'kysely'
import type { ContentIndexTable } from '../../db/schema/content'
import type { GoodsTable } from '../../db/schema/goods'
import { indexRow } from '../../items/contentIndex'

type IndexedGoods = Pick<
  Selectable<GoodsTable>,
  | 'iid'
  | 'id'
  | 'source'
  | 'title'
  | 'subtitle'
  | 'imgs'
  | 'ratio'
  | 'type_id'
  | 'price'
  | 'status'
  | 'published_at'
  | 'text'
>

/** Goods have no author. */
const NOBODY = 0

/**
 * The goods' row in the content index, which marks, comments, collections, links and the search read. It is written
 * together with the goods.
 */
export const goodsIndexRow = (goods: IndexedGoods, category: string): Insertable<ContentIndexTable> => ({
  ...indexRow({
    iid: goods.iid,
    id: goods.id,
    module_type: MODULE_TYPE.goods,
    author_id: NOBODY,
    type_id: goods.type_id,
    parent_id: null,
    title: goods.title,
    cover: goods.imgs[0] ?? '',
    summary: goods.subtitle,
    imgs: [],
    price_fen: goods.price,
    rates: null,
    tags: category ? [category] : [],
    province: null,
    ...{ lat: null, lng: null, capacity: null, start_at: null, end_at: null, days: null, close_at: null },
    status: goods.status === 'on' ? 'published' : 'deleted',
    extra: { source: goods.source, ratio: goods.ratio },
    published_at: goods.published_at,
  }),
  text: goods.text,
})
