import type { Db } from '../db/schema'
import { TICKET } from './Till'

interface Person {
  readonly name: string
  readonly ticket_code: string | null
}

/** Rows in one statement. */
const ROWS = 500

/** Writes people of the demo activity as orders leave them, each with a user of their own. Returns their ids in this order. */
export async function writeEntries(db: Db, people: readonly Person[], at: number): Promise<string[]> {
  const ids: string[] = []
  for (let from = 0; from < people.length; from += ROWS) {
    const rows = people.slice(from, from + ROWS).map(({ name, ticket_code }, index) => ({
      ...{ iid: TICKET.iid, scope: 'act', ref_id: TICKET.keys, session_id: TICKET.property, name, ticket_code },
      ...{ user_id: 7_000_000 + from + index, team_id: null, order_id: null, id_enc: null, id_hash: null, bib: null },
      ...{ answers: '{}', state: 'live' as const, created_at: at },
    }))
    ids.push(...(await db.insertInto('entry').values(rows).returning('id').execute()).map(({ id }) => id))
  }
  return ids
}
