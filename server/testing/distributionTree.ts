import { sql } from 'kysely'
import type { Db } from '../db/schema'

/** The tenant of the tree, and the user and role at its top. */
export const TOP = { iid: 1000, userId: 1, rid: 1, roleId: 1 } as const

/** How many people stand directly below each person. */
const BREADTH = 45

/**
 * Plants a tree of distributors with this many people, each at most `BREADTH` below one parent; as many fans of the one
 * at the top, as many paid orders below that one, with their commissions, and other distributors' fans and orders.
 */
export async function plantDistributionTree(db: Db, people: number): Promise<void> {
  const { iid } = TOP
  const at = sql.lit(Date.now() - 40 * 86_400_000)
  await db.connection().execute(async (one) => {
    // The rows satisfy their foreign keys by construction; checking them row by row would be slow.
    await sql`set session_replication_role = replica`.execute(one)
    await sql`insert into tenants (iid, name) values (${iid}, '山野')`.execute(one)
    await sql`insert into member (iid, user_id, rid, nick_name, head_img, mobile, created_at)
      select ${iid}::int, n, n, '山友' || n, '', (13000000000 + n)::text, 1
      from generate_series(1, ${people * 2}::int) n`.execute(one)
    // A person's parent is the one that many times further up the row: the tree fills level by level.
    await sql`
      with recursive tree as (
        select 1 as id, 0 as parent_id, '/'::text as path, 1 as depth
        union all
        select c.id, t.id, t.path || t.id || '/', t.depth + 1
        from tree t cross join lateral generate_series((t.id - 1) * ${BREADTH}::int + 2, least(t.id * ${BREADTH}::int + 1, ${people}::int)) c (id)
      )
      insert into dis_role (id, iid, user_id, parent_id, path, depth, status, at) overriding system value
      select id, ${iid}::int, id, parent_id, path, depth, 1, ${at} + id * 1000::bigint from tree`.execute(one)
    // The one at the top has half of all fans and a third of all orders.
    await sql`insert into fan_lock (iid, user_id, role_id, locked_at, expire_at)
      select ${iid}::int, n, case when n > ${people}::int then 1 else n % ${people - 1}::int + 2 end, ${at} + n * 1000::bigint,
        case when n % 2 = 0 then ${at} + 400 * 86400000::bigint + n end
      from generate_series(1, ${people * 2}::int) n`.execute(one)
    await sql`insert into follows (iid, from_id, to_id, at)
      select ${iid}::int, n, n + 1, 1 from generate_series(1, ${people}::int) n`.execute(one)
    const seller = sql`case when n > ${people}::int then n % ${people - 1}::int + 2 when n % 3 = 0 then n % 45 + 2 else 1 end`
    const buyer = sql`${people}::int + n % ${people}::int + 1`
    const when = sql`${at} + n * 10000::bigint`
    await sql`insert into orders (iid, id, user_id, order_type, status, keys, num, title, name, payable, parts, lines, req_id,
        fingerprint, role_id, expire_at, created_at, paid_at, moved_at)
      select ${iid}::int, lpad(n::text, 17, '0'), ${buyer}, 9, 13, '9001', 1, '山行', '山友', 6800, '{}', '[]', n::text, '',
        ${seller}, 0, ${when}, ${when}, ${when}
      from generate_series(1, ${people * 3}::int) n`.execute(one)
    await sql`insert into commission (iid, chain_id, role_id, user_id, level, base, rate, amount, status, at, of_role_id, buyer_id)
      select ${iid}::int, n, earner, earner, case when earner = seller then 1 else 2 end, 6800, 1000, 680,
        case when n % 2 = 0 then 'pending' else 'settled' end, ${when}, seller, ${buyer}
      from (select n, ${seller} as seller, case when n > ${people}::int then n % ${people - 1}::int + 2 else 1 end as earner
        from generate_series(1, ${people * 3}::int) n) earned`.execute(one)
    const day = sql`to_char(to_timestamp(paid_at / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
    await sql`insert into role_sum (iid, role_id, day, orders, amount)
      select iid, role_id, coalesce(day, ''), count(*), sum(payable)
      from (select iid, role_id, payable, ${day} as day from orders) sold
      group by grouping sets ((iid, role_id, day), (iid, role_id))`.execute(one)
    await sql`set session_replication_role = origin`.execute(one)
  })
  await sql`vacuum (analyze)`.execute(db)
}
