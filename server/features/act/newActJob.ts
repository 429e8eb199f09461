import { build, MODULE_TYPE } from '@quanzi/contract'
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
/** Followers of an activity are told in groups of so many, a group a transaction. */
const MOST_TOLD = 200

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
        and not exists (select 1 from new_act_notice n where n.iid = ci.iid and n.item_id = ci.id and n.done)
      order by ci.published_at limit ${sql.lit(MOST_ITEMS)} ${acrossTenants('a job looks for what is new')}`.execute(db)
    for (const act of rows) {
      let isMore = true
      while (isMore) isMore = await withTransaction(db, (trx) => tellSome(trx, act, now))
    }
  },
}

/** Tells the next followers, who are found once by the activity's row; false when nobody is left. */
async function tellSome(db: Db, { iid, id, province, author_id, title }: NewAct, at: number): Promise<boolean> {
  await db
    .insertInto('new_act_notice')
    .values({ iid, item_id: id, at, done: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const reached = await db
    .selectFrom('new_act_notice')
    .select('told_to')
    .where('iid', '=', iid)
    .where('item_id', '=', id)
    .where('done', '=', false)
    .forUpdate()
    .executeTakeFirst()
  if (!reached) return false
  const followers = await db
    .selectFrom('content_mark as k')
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'k.iid').onRef('m.user_id', '=', 'k.user_id'))
    .select('k.user_id')
    .where('k.iid', '=', iid)
    .where('k.kind', '=', String(MODULE_TYPE.province))
    .where('k.target_id', '=', provinceCode(province))
    .where('k.mark', '=', 'follow')
    .where('k.user_id', '<>', author_id)
    .where('k.user_id', '>', reached.told_to)
    .orderBy('k.user_id')
    .limit(MOST_TOLD)
    .execute()
  for (const { user_id } of followers)
    await tellMember(
      db,
      { iid, clock: () => at },
      {
        userId: user_id,
        key: `newact:${id}`,
        path: build('act.detail', { iid, id }),
        text: {
          zh: `你关注的目的地「${province}」有新活动：「${title}」。`,
          en: `A new activity in ${province}, which you follow: “${title}”.`,
        },
      },
    )
  const done = followers.length < MOST_TOLD
  await db
    .updateTable('new_act_notice')
    .set({ told_to: followers.at(-1)?.user_id ?? reached.told_to, done })
    .where('iid', '=', iid)
    .where('item_id', '=', id)
    .execute()
  return !done
}
