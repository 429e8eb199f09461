import { MODULE_TYPE, MOST_COUNTED, type ProvinceRow } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import type { Sql } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'

/** Two-digit province codes, padded like the region data. */
const CODES: Readonly<Record<string, string>> = {
  北京: '110000',
  天津: '120000',
  河北: '130000',
  山西: '140000',
  内蒙古: '150000',
  辽宁: '210000',
  吉林: '220000',
  黑龙江: '230000',
  上海: '310000',
  江苏: '320000',
  浙江: '330000',
  安徽: '340000',
  福建: '350000',
  江西: '360000',
  山东: '370000',
  河南: '410000',
  湖北: '420000',
  湖南: '430000',
  广东: '440000',
  广西: '450000',
  海南: '460000',
  重庆: '500000',
  四川: '510000',
  贵州: '520000',
  云南: '530000',
  西藏: '540000',
  陕西: '610000',
  甘肃: '620000',
  青海: '630000',
  宁夏: '640000',
  新疆: '650000',
  香港: '810000',
  澳门: '820000',
}

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
    const code = CODES[name] ?? name
    return { code, name, cover: row.cover, count: Number(row.n), followed: followed.has(code) }
  })
  return list.sort((a, b) => Number(b.followed) - Number(a.followed) || b.count - a.count)
}
