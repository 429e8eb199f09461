import { sql } from 'kysely'
import type { GateParts } from './GateParts'

/** Closes the connections of members who have logged out, or whose session has ended. */
export async function endRevokedSessions({ db, clock, presence }: GateParts): Promise<void> {
  const seats = [...presence.all()]
  if (seats.length === 0) return
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sql<number>`any(${[...new Set(seats.map(({ sessionId }) => sessionId))]}::bigint[])`)
    .where('expires_at', '>', clock())
    .where('revoked_at', 'is', null)
    .execute()
  const open = new Set(rows.map((row) => row.id))
  for (const { sessionId, session } of seats) if (!open.has(sessionId)) session.kick('session ended')
}
