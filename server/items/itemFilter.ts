import { sql } from 'kysely'
import { hasTerms, hasWord, searchWords } from '../db/lists/searchText'
import type { Sql } from '../db/lists/Walk'
import { PRICE } from './itemWalks'

/** The search conditions for items. */
export interface ItemFilter {
  readonly queryKey?: string | undefined
  readonly typeId?: string | undefined
  readonly tag?: string | undefined
  readonly province?: string | undefined
  /** Days. */
  readonly tripDurStart?: number | undefined
  readonly tripDurEnd?: number | undefined
  /** Fen. */
  readonly costStart?: number | undefined
  readonly costEnd?: number | undefined
}

const MOST = 2_147_483_646

/** The index for looking items up: the words of their text, tags, type and province. */
const TERMS = sql`search_terms(ci.iid, ci.text, ci.tags || ci.type_id || ci.province)`

export function itemConditions(wish: ItemFilter): Sql[] {
  const conditions = searchWords(wish.queryKey).map((word) => hasWord(sql`ci.text`, word))
  if (wish.typeId) conditions.push(sql`ci.type_id = ${wish.typeId}`)
  if (wish.tag) conditions.push(sql`${wish.tag} = any(ci.tags)`)
  if (wish.province) conditions.push(sql`ci.province = ${wish.province}`)
  if (wish.tripDurStart !== undefined) conditions.push(sql`ci.days >= ${wish.tripDurStart}`)
  if (wish.tripDurEnd !== undefined) conditions.push(sql`ci.days <= ${wish.tripDurEnd}`)
  if (wish.costStart !== undefined || wish.costEnd !== undefined)
    conditions.push(sql`${PRICE} between ${wish.costStart ?? 0} and ${wish.costEnd ?? MOST}`)
  return conditions
}

/** The condition for the index of words and marks; null when the wish has none that it knows. */
export function itemTerms(iid: number, wish: ItemFilter): Sql | null {
  const marks = [wish.tag, wish.typeId, wish.province].filter((mark) => mark !== undefined)
  return hasTerms(TERMS, { iid, words: searchWords(wish.queryKey), marks })
}

/** The condition that an index can check; undefined when all conditions need a walk. */
export function rareItems(iid: number, wish: ItemFilter): Sql | undefined {
  const found = itemTerms(iid, wish)
  // Price ranges have another index; that condition is one of the others.
  const isPriced = wish.costStart !== undefined || wish.costEnd !== undefined
  return found ?? (isPriced ? sql`true` : undefined)
}
