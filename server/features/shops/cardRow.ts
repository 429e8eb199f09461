import { type BusinessCard, MODULE_TYPE } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import type { PeopleTables } from '../../db/schema/people'
import { isReported } from '../../items/reports'

export type CardRow = Selectable<PeopleTables['card']>

const BUSINESS: BusinessCard['business'] = {
  ...{ company: '', industry: '', licence: '', address: '', lat: null, lng: null, shopId: '' },
}
const LOOK: BusinessCard['look'] = { template: 'plain', cover: '', video: '', visibility: 'public' }

export const businessOf = ({ business }: CardRow): BusinessCard['business'] => ({ ...BUSINESS, ...business })
export const lookOf = ({ look }: CardRow): BusinessCard['look'] => ({ ...LOOK, ...look })

export const findCard = (db: Db, iid: number, by: { readonly id: string } | { readonly userId: number }) =>
  db
    .selectFrom('card')
    .selectAll()
    .where('iid', '=', iid)
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('user_id', '=', by.userId)))
    .executeTakeFirst()

/** A card that the viewer may open: NOTFOUND without one and for a reported one, DENIED for a private one, LOGIN for members' ones. */
export async function openCard(db: Db, { iid, member }: Asker, id: string): Promise<CardRow> {
  const row = await findCard(db, iid, { id })
  if (!row) throw new CallError('NOTFOUND')
  if (row.user_id === member?.user_id) return row
  if (await isReported(db, { iid, target_type: String(MODULE_TYPE.card), target_id: id }))
    throw new CallError('NOTFOUND')
  const { visibility } = lookOf(row)
  if (visibility === 'private') throw new CallError('DENIED')
  if (visibility === 'members' && !member) throw new CallError('LOGIN')
  return row
}

/** The id of a person's card for a viewer who has no link to it: one for holders of the link stays unnamed. */
export async function cardIdFor(db: Db, { iid, member }: Asker, userId: number): Promise<string | undefined> {
  const row = await findCard(db, iid, { userId })
  if (!row) return undefined
  if (member?.user_id === userId) return row.id
  const { visibility } = lookOf(row)
  return visibility === 'public' || (visibility === 'members' && member) ? row.id : undefined
}

/** Whether the viewer keeps the card. */
export async function isKept(db: Db, { iid, member }: Asker, id: string): Promise<boolean> {
  if (!member) return false
  const row = await db
    .selectFrom('content_mark')
    .select('mark')
    .where('iid', '=', iid)
    .where('user_id', '=', member.user_id)
    .where('kind', '=', String(MODULE_TYPE.card))
    .where('target_id', '=', id)
    .where('mark', '=', 'keep')
    .executeTakeFirst()
  return row !== undefined
}
