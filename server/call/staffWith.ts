import { sql } from 'kysely'
import type { Db } from '../db/schema'
import type { StaffRight } from './access'

/** The tenant's staff with this right, as members: `rid` and `user_id`. */
export const staffWith = (db: Db, iid: number, right: StaffRight) =>
  db
    .selectFrom('staff as s')
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 's.iid').onRef('m.user_id', '=', 's.user_id'))
    .select(['m.rid', 'm.user_id'])
    .where('s.iid', '=', iid)
    .where(sql<boolean>`${right} = any(s.rights)`)
