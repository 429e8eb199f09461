import { MODULE_TYPE, MOST_COUNTED, type ProvinceRow } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Sql } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { isProvinceCode, provinceCode } from '../../items/provinceCode'

interface FoundProvince {
  readonly province: string
  readonly n: number
  readonly cover: string
}

/**
 * The provinces with a tenant's activities and the number of activities, counted up to the limit of lists. One step
 * along the index leads from each province to the next.
 */
async function foundProvinces(db: Db, iid: number): Promise<readonly FoundProvince[]> {
  const acts = sql`from content_index ci
    where ci.iid = ${iid} and ci.module_type = ${sql.lit(MODULE_TYPE.act)} and ci.status = 'published'`
  const first = (behind: Sql) => sql`(select ci.province ${acts} and ${behind} order by ci.province limit 1)`
  const { rows } = await sql<FoundProvince>`
    with recursive found as (
      select ${first(sql`ci.province is not null`)} as province
      union all
      select ${first(sql`ci.province > found.province`)} from found where found.province is not null)
    select found.province,
      (select count(*) from (
        select 1 ${acts} and ci.province = found.province limit ${sql.lit(MOST_COUNTED + 1)}) counted) as n,
      (select ci.summary ->> 'cover' ${acts} and ci.province = found.province
        order by ci.published_at desc, ci.id desc limit 1) as cover
    from found where found.province is not null`.execute(db)
  return rows
}

/** Provinces with activities, those that the viewer follows first. */
export async function provinces(db: Db, asker: Asker): Promise<ProvinceRow[]> {
  const rows = await foundProvinces(db, asker.iid)
  const follows = asker.member
    ? await db
        .selectFrom('content_mark')
        .select('target_id')
        .where('iid', '=', asker.iid)
        .where('user_id', '=', asker.member.user_id)
        .where('kind', '=', '244')
        .where('mark', '=', 'follow')
        .execute()
    : []
  const followed = new Set(follows.map((row) => row.target_id))
  const list = rows.map((row) => {
    const name = row.province
    const code = provinceCode(name)
    return { code, name, cover: row.cover, count: Number(row.n), followed: followed.has(code) }
  })
  return list.sort((a, b) => Number(b.followed) - Number(a.followed) || b.count - a.count)
}

/** Refuses the code of no province. A place without a code has its name for one, while activities are there. */
export async function requireProvince(db: Db, iid: number, code: string): Promise<void> {
  if (isProvinceCode(code)) return
  const row = await db
    .selectFrom('content_index')
    .select('province')
    .where('iid', '=', iid)
    .where('module_type', '=', MODULE_TYPE.act)
    .where('status', '=', 'published')
    .where('province', '=', code)
    .executeTakeFirst()
  if (!row || provinceCode(code) !== code) throw new CallError('NOTFOUND')
}
