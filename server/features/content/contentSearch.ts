import type { ItemSummary, Page } from '@quanzi/contract'
import { isPartType, shanghaiDay } from '@quanzi/contract'
import { sql } from 'kysely'
import { metresBetween } from '../../base/metresBetween'
import type { Asker } from '../../call/Asker'
import type { ListReader } from '../../db/lists/readPage'
import { allOf, type Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { type ItemFilter, itemConditions, rareItems } from '../../items/itemFilter'
import {
  bestScored,
  cheapest,
  fitting,
  hottestOfTypes,
  mostCounted,
  nearest,
  newest,
  type Shelf,
} from '../../items/itemWalks'
import { summaryPage } from './contentLists'

export interface SearchWish extends ItemFilter {
  readonly moduleTypes?: readonly number[] | undefined
  readonly lat?: number | undefined
  readonly lng?: number | undefined
  readonly sortBy: 'hot' | 'new' | 'price' | 'near' | 'score'
  readonly pageNo: number
  readonly pageSize: number
}

/** `/v2/content/search`: by word, kind, place, length and price. */
export async function searchItems(reader: ListReader, asker: Asker, wish: SearchWish): Promise<Page<ItemSummary>> {
  const here = wish.lat !== undefined && wish.lng !== undefined ? { lat: wish.lat, lng: wish.lng } : null
  const { pageNo, pageSize, ...question } = wish
  const found = await summaryPage(
    reader,
    asker,
    searchWalks(asker.iid, wish, { here, types: await typesOf(reader.db, asker.iid, wish.typeId) }),
    {
      question: ['search', question],
      page: pageNo,
      size: pageSize,
    },
  )
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

/** A feature type and the types below it. */
async function typesOf(db: Db, iid: number, typeId: string | undefined): Promise<readonly string[]> {
  if (!typeId) return []
  const below = await db
    .selectFrom('feature_types')
    .select('id')
    .where('iid', '=', iid)
    .where('parent_id', '=', typeId)
    .execute()
  return [typeId, ...below.map(({ id }) => id)]
}

interface SearchPlace {
  readonly here: { lat: number; lng: number } | null
  readonly types: readonly string[]
}

/** The walks of a search, with its order and its conditions. */
function searchWalks(iid: number, { typeId: _typeId, ...wish }: SearchWish, { here, types }: SearchPlace): Walk[] {
  const modules = [...(wish.moduleTypes ?? [])]
  const shelf = { iid, moduleType: modules.length === 1 ? modules[0] : undefined }
  const others = modules.length > 1 ? [sql`ci.module_type = any(${modules}::int[])`] : []
  const ofTypes = types.length > 0 ? [sql`ci.type_id = any(${[...types]}::text[])`] : []
  const conditions = [...others, ...itemConditions(wish)]
  if (types.length > 0 && wish.sortBy === 'new' && shelf.moduleType === undefined) {
    // The newest items of a type have an index of their own.
    const walk = { ...newest(shelf), either: types.map((type) => sql`ci.type_id = ${type}`) }
    return [fitting(walk, conditions, rareItems(iid, wish))]
  }
  const beside = rareItems(iid, wish)
  const found = beside && types.length === 1 ? rareItems(iid, { ...wish, typeId: types[0] }) : beside
  const { moduleType } = shelf
  if (types.length > 0 && wish.sortBy === 'hot' && moduleType !== undefined && !isPartType(moduleType)) {
    // So have the hottest of a module's type.
    return [fitting(hottestOfTypes({ iid, moduleType }, types), [...conditions, ...ofTypes], found)]
  }
  // Other modules may have a type too: the items of theirs are not passed over one by one.
  const inModule = shelf.moduleType === undefined ? [] : [sql`ci.module_type = ${shelf.moduleType}`]
  const rare = found ?? (types.length > 0 ? allOf([...ofTypes, ...inModule]) : undefined)
  return inOrder(shelf, wish.sortBy, here).map((walk) => fitting(walk, [...conditions, ...ofTypes], rare))
}

function inOrder(shelf: Shelf, sortBy: SearchWish['sortBy'], here: { lat: number; lng: number } | null): Walk[] {
  // Parts have one order outside their whole.
  if (shelf.moduleType !== undefined && isPartType(shelf.moduleType)) return [newest(shelf)]
  if (sortBy === 'near' && here) return nearest(shelf, here)
  if (sortBy === 'new') return [newest(shelf)]
  if (sortBy === 'price') return [cheapest(shelf)]
  return [sortBy === 'score' ? bestScored(shelf) : mostCounted(shelf, 'hot')]
}

/** Counts a search word once per person and day; all visitors count as one. */
export async function countWord(db: Db, asker: Asker, word: string): Promise<void> {
  await db
    .insertInto('search_words')
    .values({ iid: asker.iid, word, user_id: asker.member?.user_id ?? 0, day: shanghaiDay(asker.at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
