import { build } from '@quanzi/contract'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import { staffWith } from '../../call/staffWith'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import { tellMember } from '../../notices/tellMember'

/** No more people are told of one message. */
const MOST_READERS = 10

interface Letter {
  readonly id: string
  readonly no: string
  readonly content: string
  readonly name: string
  readonly phone: string
  /** The id of a small store, for whose people it is; '' for the tenant's. */
  readonly storeId: string
}

/** Hands a message to those who answer it: a store's consults or its owner; the tenant's agents or its staff. */
export async function tellReaders(db: Db, { iid, member, at }: Asker, letter: Letter): Promise<void> {
  const { id, no, content, name, phone, storeId } = letter
  const readers = storeId === '' ? await tenantsReaders(db, iid) : await storesReaders(db, iid, storeId)
  const who = [name || (member?.nick_name ?? ''), phone].filter((part) => part !== '').join(' ')
  for (const userId of readers)
    if (userId !== member?.user_id)
      await tellMember(
        db,
        { iid, clock: () => at },
        {
          userId,
          text: { zh: `${who}的留言（${no}）：${content}`, en: `A message from ${who} (${no}): ${content}` },
          key: `feedback:${id}`,
          ...(member ? { path: build('relation.detail', { iid, rid: member.rid }) } : {}),
        },
      )
}

/** NOTFOUND for a store that is not of the tenant. */
async function storesReaders(db: Db, iid: number, storeId: string): Promise<readonly number[]> {
  const store = await db
    .selectFrom('small_store')
    .select(['id', 'user_id'])
    .where('iid', '=', iid)
    .where('id', '=', rowId(storeId))
    .executeTakeFirst()
  if (!store) throw new CallError('NOTFOUND')
  const consults = await db
    .selectFrom('store_member')
    .select('user_id')
    .where('iid', '=', iid)
    .where('store_id', '=', store.id)
    .where('kind', '=', 'consult')
    .orderBy('sort')
    .limit(MOST_READERS)
    .execute()
  return consults.length > 0 ? consults.map(({ user_id }) => user_id) : [store.user_id]
}

/** People, not programs. */
async function tenantsReaders(db: Db, iid: number): Promise<readonly number[]> {
  const agents = await db
    .selectFrom('chat_agent as a')
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'a.iid').onRef('m.rid', '=', 'a.rid'))
    .select('m.user_id')
    .where('a.iid', '=', iid)
    .where('a.auto_reply', 'is', null)
    .orderBy('a.sort')
    .limit(MOST_READERS)
    .execute()
  if (agents.length > 0) return agents.map(({ user_id }) => user_id)
  const staff = await staffWith(db, iid, 'review').orderBy('s.user_id').limit(MOST_READERS).execute()
  return staff.map(({ user_id }) => user_id)
}
