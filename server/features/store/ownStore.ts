import { CallError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'

type Person = Pick<Member, 'iid' | 'user_id'>

/** The member's store. */
export const storeOf = (db: Db, { iid, user_id }: Person) =>
  db.selectFrom('small_store').selectAll().where('iid', '=', iid).where('user_id', '=', user_id).executeTakeFirst()

/** The member's store by its id; somebody else's is NOTFOUND. */
export async function requireOwnStore(db: Db, me: Person, id: string) {
  const store = await storeOf(db, me)
  if (!store || store.id !== rowId(id)) throw new CallError('NOTFOUND')
  return store
}
