import type { SharedItem } from '@quanzi/contract'
import { build, MODULE_TYPE, pathOfTarget } from '@quanzi/contract'
import type { Db } from '../../db/schema'

interface Target {
  readonly iid: number
  readonly dataType: number
  readonly dataId: string
}

/** The tables of the cards with a data type of their own; all other targets stand in the index of items. */
const CARDS = { 100: 'card_offer', 101: 'vip_card' } as const

/** What a share key is for; null for an item that this tenant does not show. */
export async function shareTarget(db: Db, target: Target): Promise<SharedItem | null> {
  const { iid, dataType, dataId } = target
  const path = pathOfTarget(dataType, { iid, id: dataId })
  if (path === null) return null
  const of = { dataType, dataId, path }
  if (dataType === 100 || dataType === 101) {
    const card = await db
      .selectFrom(CARDS[dataType])
      .select(['title', 'img', 'price'])
      .where('iid', '=', iid)
      .where('id', '=', dataId)
      .where('on_sale', '=', true)
      .executeTakeFirst()
    return card ? { ...of, title: card.title, img: card.img, price: Number(card.price) } : null
  }
  if (dataType === MODULE_TYPE.planned) {
    const store = await plannedStore(db, iid, dataId)
    if (store) return { ...of, ...store, path: build('planned.store', { iid, storeid: dataId }), price: null }
  }
  const item = await db
    .selectFrom('content_index')
    .select(['summary', 'price_fen'])
    .where('iid', '=', iid)
    .where('module_type', '=', dataType)
    .where('id', '=', dataId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!item) return null
  const { title, cover } = item.summary
  return { ...of, title, img: cover, price: dataType === MODULE_TYPE.news ? null : item.price_fen }
}

/** A whole pre-sale store is shared with the data type of its items. */
async function plannedStore(db: Db, iid: number, id: string) {
  const store = await db
    .selectFrom('planned_store')
    .select(['name', 'img'])
    .where('iid', '=', iid)
    .where('id', '=', id)
    .executeTakeFirst()
  return store && { title: store.name, img: store.img }
}
