import { createHmac } from 'node:crypto'
import type { Member } from '../../call/Session'
import type { Secrets } from '../../db/Secrets'
import type { Db } from '../../db/schema'

const LENGTH = 10
/** Letters and digits without similar-looking ones; 32 of them. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

type Person = Pick<Member, 'iid' | 'user_id'>

/**
 * A member's invitation code: the stored one, else the one that will be stored. It is made with the server's key, so
 * nobody else can work it out, and two reads at once make the same.
 */
export async function inviteCodeOf(db: Db, secrets: Secrets, me: Person): Promise<string> {
  for (let round = 0; ; round++) {
    const code = drawn(secrets, me, round)
    // One statement reads both, because another read may store the code between two.
    const rows = await db
      .selectFrom('invite_code')
      .select(['user_id', 'code'])
      .where('iid', '=', me.iid)
      .where((row) => row.or([row('user_id', '=', me.user_id), row('code', '=', code)]))
      .execute()
    const own = rows.find(({ user_id }) => user_id === me.user_id)
    if (own) return own.code
    if (rows.length === 0) return code
  }
}

function drawn(secrets: Secrets, { iid, user_id }: Person, round: number): string {
  const bytes = createHmac('sha256', secrets.lastingKey('invite code')).update(`${iid}:${user_id}:${round}`).digest()
  return [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** Stores a member's code; the first one stays. */
export const keepCode = (db: Db, { iid, user_id }: Person, code: string) =>
  db
    .insertInto('invite_code')
    .values({ iid, user_id, code })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Whose code it is. */
export const codeRow = (db: Db, iid: number, code: string) =>
  db.selectFrom('invite_code').selectAll().where('iid', '=', iid).where('code', '=', code).executeTakeFirst()
