import type { Db } from '../db/schema'
import { insertRows } from './insertRows'
import { head } from './TenantSeed'

const DAY = 86_400_000
const FAMILY = [...'陈林黄周吴徐孙马朱胡郭何高罗']
const GIVEN = ['走走', '早起', '小步', '快走', '溪边', '三公里', '晨光', '散步']

/** Members of the first demo tenant who are there for steps and check-ins alone. */
const WALKERS: readonly number[] = Array.from({ length: 41 }, (_, n) => 1801 + n)

/** The walkers of a tenant; the smaller ones have none. */
export const walkersOf = (iid: number): readonly number[] => (iid === 1000 ? WALKERS : [])

/** Writes a tenant's walkers as members. */
export const addWalkers = (db: Db, iid: number, now: number): Promise<void> =>
  insertRows(
    db,
    'member',
    walkersOf(iid).map((user_id, n) => ({
      ...{ iid, user_id, rid: user_id + 1000, head_img: head(n * 3 + 2) },
      nick_name: `${FAMILY[n % FAMILY.length]}${GIVEN[(n * 5) % GIVEN.length]}`,
      created_at: now - 40 * DAY,
    })),
  )
