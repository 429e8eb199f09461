import { sql } from 'kysely'

interface Restriction {
  readonly id: number
  readonly user_id: number
  /** ms */
  readonly until: number
  readonly reason: string
}

/** The statement of what keeps members of a tenant from publishing: staff have set it, and it runs; the longest first. */
export const runningRestrictions = (iid: number, userIds: readonly number[], at: number) =>
  sql<Restriction>`
    select id, user_id, until, reason from running_restrictions(${iid}, ${[...userIds]}::bigint[], ${at})
    order by until desc`
