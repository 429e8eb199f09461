import { sql } from 'kysely'
import type { Db } from '../db/schema'
import { scoreResults } from '../features/game/resultScores'
import { countScores } from '../items/rankScores'

/** The tenant, challenge, game and day of the big ranks. */
export const BIG = { iid: 1000, challenge: 'walk', game: '21', day: '2026-05-20' } as const

/**
 * Plants a challenge with this many members, whose steps of a day are spread like those of real people (many near
 * 8,000, few beyond 20,000), and a game with so many published results.
 */
export async function plantBigRanks(db: Db, members: number, results: number): Promise<void> {
  const { iid, challenge, game, day } = BIG
  await db.connection().execute(async (one) => {
    // The rows satisfy their foreign keys by construction; checking them row by row would be slow.
    await sql`set session_replication_role = replica`.execute(one)
    await sql`insert into tenants (iid, name) values (${iid}, '山野')`.execute(one)
    await sql`insert into member (iid, user_id, rid, nick_name, head_img, created_at)
      select ${iid}::int, n, n, '山友' || n, '', 1 from generate_series(1, ${members}::int) n`.execute(one)
    await sql`insert into step_challenge (iid, id, title, goal_day, goal_total, starts_at, ends_at)
      values (${iid}, ${challenge}, '月行', 8000, 200000, 1, 9000000000000)`.execute(one)
    const steps = sql`greatest(1, 8000 + 4000 * (hashint4(n) % 1000 + hashint4(n + 1) % 1000 + hashint4(n + 2) % 1000) / 1000
      + hashint4(n + 3) % 200)`
    // Rows that come one by one into an index in their own order take minutes.
    const { rows: indexes } = await sql<{ name: string; def: string }>`select indexname as name, indexdef as def
      from pg_indexes where tablename = 'rank_score' and indexname <> 'rank_score_pkey'`.execute(one)
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(one)
    await sql`insert into rank_score (iid, scope, ref_id, by, period, rows, subject_id, value, reached_at)
      select ${iid}::int, 'step', ${challenge}, 'steps', ${day}, 'person', n::text, ${steps}, n
      from generate_series(1, ${members}::int) n`.execute(one)
    for (const { def } of indexes) await sql.raw(def).execute(one)
    await sql`insert into content (id, iid, module_type, author_id, title, status, created_at, published_at)
      values (${game}, ${iid}, 21, 1, '半马', 'published', 1, 1)`.execute(one)
    await sql`insert into act_item (id, iid) values (${game}, ${iid})`.execute(one)
    await sql`insert into game_info (iid, item_id, results_at, published_at) values (${iid}, ${game}, 1, 1)`.execute(
      one,
    )
    await sql`insert into entry (iid, id, scope, ref_id, session_id, user_id, name, bib, state, created_at)
      select ${iid}::int, 'r' || n, 'game', ${game}, 's' || n % 3, n, '跑者' || n, n::text, 'used', 1
      from generate_series(1, ${results}::int) n`.execute(one)
    await sql`insert into game_result (iid, entry_id, game_id, category_id, sex, net_ms, gun_ms)
      select ${iid}::int, 'r' || n, ${game}, 's' || n % 3, case n % 2 when 0 then 'female' else 'male' end, t, t + n % 60000
      from (select n, 4000000 + (hashint4(n) & 1048575) * 8 as t from generate_series(1, ${results}::int) n) r`.execute(
      one,
    )
    await sql`set session_replication_role = origin`.execute(one)
  })
  await countScores(db, { iid, scope: 'step', refId: challenge })
  const entries = Array.from({ length: results }, (_, n) => `r${n + 1}`)
  await scoreResults(db, iid, game, entries)
  await sql`vacuum (analyze)`.execute(db)
}
