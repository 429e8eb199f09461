import type { ItemSummary, Page } from '@quanzi/contract'
import { shanghaiDay } from '@quanzi/contract'
import { sql } from 'kysely'
import { metresBetween } from '../../base/metresBetween'
import type { Asker } from '../../call/Asker'
import type { ListReader } from '../../db/lists/readPage'
import type { Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { type ItemFilter, itemConditions, rareItems } from '../../items/itemFilter'
import { cheapest, fitting, mostCounted, nearest, newest, type Shelf } from '../../items/itemWalks'
import { summaryPage } from './contentLists'

export interface SearchWish extends ItemFilter {
  readonly moduleTypes?: readonly number[] | undefined
  readonly lat?: number | undefined
  readonly lng?: number | undefined
  readonly sortBy: 'hot' | 'new' | 'price' | 'near'
  readonly pageNo: number
  readonly pageSize: number
}

/** `/v2/content/search`: by word, kind, place, length and price. */
export async function searchItems(reader: ListReader, asker: Asker, wish: SearchWish): Promise<Page<ItemSummary>> {
  const here = wish.lat !== undefined && wish.lng !== undefined ? { lat: wish.lat, lng: wish.lng } : null
  const { pageNo, pageSize, ...question } = wish
  const found = await summaryPage(reader, asker, searchWalks(asker.iid, wish, here), {
    question: ['search', question],
    page: pageNo,
    size: pageSize,
  })
  if (!here) return found
  return {
    ...found,
    list: found.list.map((item) =>
      item.lat === null || item.lng === null
        ? item
        : { ...item, distance: metresBetween(here, { lat: item.lat, lng: item.lng }) },
    ),
  }
}

/** The walks of a search, with its order and its conditions. */
function searchWalks(iid: number, wish: SearchWish, here: { lat: number; lng: number } | null): Walk[] {
  const modules = [...(wish.moduleTypes ?? [])]
  const shelf = { iid, moduleType: modules.length === 1 ? modules[0] : undefined }
  const others = modules.length > 1 ? [sql`ci.module_type = any(${modules}::int[])`] : []
  const { typeId, ...rest } = wish
  // The newest items of a type have a separate index.
  const isOfType = typeId && wish.sortBy === 'new' && shelf.moduleType === undefined
  const walks = isOfType ? [newest(shelf, sql`ci.type_id = ${typeId}`)] : inOrder(shelf, wish.sortBy, here)
  const conditions = [...others, ...itemConditions(isOfType ? rest : wish)]
  const rare = rareItems(iid, wish)
  return walks.map((walk) => fitting(walk, conditions, rare))
}

function inOrder(shelf: Shelf, sortBy: SearchWish['sortBy'], here: { lat: number; lng: number } | null): Walk[] {
  if (sortBy === 'near' && here) return nearest(shelf, here)
  if (sortBy === 'new') return [newest(shelf)]
  if (sortBy === 'price') return [cheapest(shelf)]
  return [mostCounted(shelf, 'hot')]
}

/** Counts a search word once per person and day; all visitors count as one. */
export async function countWord(db: Db, asker: Asker, word: string): Promise<void> {
  await db
    .insertInto('search_words')
    .values({ iid: asker.iid, word, user_id: asker.member?.user_id ?? 0, day: shanghaiDay(asker.at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
