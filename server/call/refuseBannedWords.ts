import { bannedWordFinder } from '@quanzi/contract'
import type { Db } from '../db/schema'
import { CallError } from './CallError'
import { REASONS } from './reasons'

/** Refuses user text that contains one of the tenant's banned words (conventions §9). */
export async function refuseBannedWords(db: Db, iid: number, ...texts: (string | undefined)[]): Promise<void> {
  const tenant = await db.selectFrom('tenants').select('banned_words').where('iid', '=', iid).executeTakeFirst()
  const find = bannedWordFinder(tenant?.banned_words ?? [])
  if (texts.some((text) => text !== undefined && find(text) !== null)) {
    throw new CallError('PARAM', { detail: REASONS.bannedWords })
  }
}
