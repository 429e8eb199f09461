import { MODULE_TYPE } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Job } from '../../call/Job'
import type { Db } from '../../db/schema'
import { acrossTenants } from '../../db/tenantKeys'
import { withTransaction } from '../../db/withTransaction'
import { provinceCode } from '../../items/provinceCode'
import { tellMember } from '../../notices/tellMember'

const HOUR = 3_600_000
/** How far back new activities are looked for, in case no server ran. */
const BACK = 24 * HOUR
const MOST_ITEMS = 200

interface NewAct {
  readonly iid: number
  readonly id: string
  readonly province: string
  readonly author_id: number
  readonly title: string
}

/** Each hour, tells those who follow a province of its activities that were published before that hour. */
export const newActJob: Job = {
  name: 'new activities',
  async run({ db, clock }) {
    const now = clock()
    const until = now - (now % HOUR)
    const { rows } = await sql<NewAct>`
      select ci.iid, ci.id, ci.province, ci.author_id, ci.summary ->> 'title' as title
      from content_index ci
      where ci.module_type = ${sql.lit(MODULE_TYPE.act)} and ci.status = 'published' and ci.province is not null
        and ci.published_at >= ${until - BACK} and ci.published_at < ${until}
        and not exists (select 1 from new_act_notice n where n.iid = ci.iid and n.item_id = ci.id)
      order by ci.published_at limit ${sql.lit(MOST_ITEMS)} ${acrossTenants('a job looks for what is new')}`.execute(db)
    for (const act of rows) await withTransaction(db, (trx) => tellFollowers(trx, act, now))
  },
}

/** One message a follower and activity: whoever claims the activity tells them all. */
async function tellFollowers(db: Db, { iid, id, province, author_id, title }: NewAct, at: number): Promise<void> {
  const claimed = await db
    .insertInto('new_act_notice')
    .values({ iid, item_id: id, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('item_id')
    .executeTakeFirst()
  if (!claimed) return
  const followers = await db
    .selectFrom('content_mark as k')
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'k.iid').onRef('m.user_id', '=', 'k.user_id'))
    .select('k.user_id')
    .where('k.iid', '=', iid)
    .where('k.kind', '=', String(MODULE_TYPE.province))
    .where('k.target_id', '=', provinceCode(province))
    .where('k.mark', '=', 'follow')
    .where('k.user_id', '<>', author_id)
    .orderBy('k.user_id')
    .execute()
  for (const { user_id } of followers)
    await tellMember(
      db,
      { iid, clock: () => at },
      { userId: user_id, key: `newact:${id}`, text: `您关注的目的地「${province}」有新活动：「${title}」。` },
    )
}
