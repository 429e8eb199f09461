import { build, shanghaiDay } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { CallError, paramError } from '../../call/CallError'
import { refuseOwn } from '../../call/refuseOwn'
import { rowId } from '../../db/rowId'
import type { GameTables } from '../../db/schema/games'
import type { ReviewRules } from '../../review/ReviewRules'
import { drawCategory } from './draw'
import { netWithGun } from './netWithGun'
import { scoreResults, takeResultsTurn } from './resultScores'

/** `{gameId}:{categoryId}` */
function drawKey(id: string): { gameId: string; categoryId: string } {
  const [gameId = '', ...rest] = id.split(':')
  const categoryId = rest.join(':')
  if (gameId === '' || categoryId === '') throw new CallError('NOTFOUND')
  return { gameId, categoryId }
}

/** Draws that wait: categories whose entries are closed. `id` names a game, or one of its categories. */
export const drawReviews: ReviewRules = {
  async queue(ctx, { id, pageNo, pageSize }) {
    const { db, iid } = ctx
    const [gameId, ...rest] = (id ?? '').split(':')
    const categoryId = rest.join(':')
    const rows = await db
      .selectFrom('game_draw as d')
      .innerJoin('content as c', (on) => on.onRef('c.iid', '=', 'd.iid').onRef('c.id', '=', 'd.game_id'))
      .innerJoin('act_session as s', (on) => on.onRef('s.iid', '=', 'd.iid').onRef('s.id', '=', 'd.category_id'))
      .select([
        'd.game_id',
        'd.category_id',
        'd.quota',
        'd.commit_hash',
        'd.last_no',
        'c.title',
        'c.close_at',
        's.name',
      ])
      .where('d.iid', '=', iid)
      .where('d.at', 'is', null)
      .where('c.status', '=', 'published')
      .where('c.close_at', '<=', ctx.clock())
      .$if(Boolean(gameId), (q) => q.where('d.game_id', '=', gameId ?? ''))
      .$if(categoryId !== '', (q) => q.where('d.category_id', '=', categoryId))
      .orderBy('c.close_at')
      .orderBy('d.game_id')
      .orderBy('d.category_id')
      .limit(pageSize + 1)
      .offset((pageNo - 1) * pageSize)
      .execute()
    const list = rows.slice(0, pageSize).map((row) => ({
      id: `${row.game_id}:${row.category_id}`,
      at: row.close_at ?? 0,
      who: row.title,
      data: { category: row.name, quota: row.quota, numbers: row.last_no, commit: row.commit_hash },
    }))
    const hasMore = rows.length > pageSize
    return { list, total: (pageNo - 1) * pageSize + list.length + (hasMore ? 1 : 0), hasMore }
  },

  async decide(db, ctx, { id, decision }) {
    if (decision === 'refuse') throw paramError('decision')
    return { state: 'drawn', notice: await drawCategory(db, ctx, drawKey(id)) }
  },
}

type AppealRow = Selectable<GameTables['game_appeal']>

const Correction = v.object({
  net: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000))),
  gun: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000))),
})

/** Objections to results, the oldest first; `id` names one, or `game:{id}` those of a game. Nobody decides their own. */
export const appealReviews: ReviewRules = {
  async queue(ctx, { id, pageNo, pageSize }) {
    const { db, iid, me } = ctx
    const game = id?.startsWith('game:') ? id.slice('game:'.length) : undefined
    const rows = await db
      .selectFrom('game_appeal as a')
      .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'a.iid').onRef('m.user_id', '=', 'a.user_id'))
      .innerJoin('entry as e', (on) => on.onRef('e.iid', '=', 'a.iid').onRef('e.id', '=', 'a.entry_id'))
      .innerJoin('game_result as r', (on) => on.onRef('r.iid', '=', 'a.iid').onRef('r.entry_id', '=', 'a.entry_id'))
      .select(['a.id', 'a.at', 'a.text', 'a.user_id', 'a.entry_id', 'm.nick_name', 'e.name', 'e.bib'])
      .select(['r.net_ms', 'r.gun_ms'])
      .where('a.iid', '=', iid)
      .where('a.state', '=', 'open')
      .$if(game !== undefined, (q) => q.where('a.game_id', '=', game ?? ''))
      .$if(id !== undefined && game === undefined, (q) => q.where('a.id', '=', rowId(id ?? '')))
      .orderBy('a.id')
      .limit(pageSize + 1)
      .offset((pageNo - 1) * pageSize)
      .execute()
    const list = rows.slice(0, pageSize).map((row) => ({
      id: String(row.id),
      at: Number(row.at),
      who: row.nick_name,
      data: {
        ...{ text: row.text, name: row.name, bib: row.bib ?? '', entryId: row.entry_id },
        ...{ net: row.net_ms, gun: row.gun_ms, own: Number(row.user_id) === me.user_id },
      },
    }))
    const hasMore = rows.length > pageSize
    return { list, total: (pageNo - 1) * pageSize + list.length + (hasMore ? 1 : 0), hasMore }
  },

  async decide(db, ctx, { id, decision, note, data = {} }) {
    const { iid } = ctx
    const own = await db
      .selectFrom('game_appeal')
      .select(['user_id', 'game_id'])
      .where('iid', '=', iid)
      .where('id', '=', rowId(id))
      .executeTakeFirst()
    if (!own) throw new CallError('NOTFOUND')
    refuseOwn(ctx, own.user_id)
    const correction = v.safeParse(Correction, data)
    if (!correction.success) throw paramError('data')
    await takeResultsTurn(db, iid, own.game_id)
    const at = ctx.clock()
    const moved: AppealRow | undefined = await db
      .updateTable('game_appeal')
      .set({ state: decision === 'pass' ? 'passed' : 'refused', reply: note, decided_at: at })
      .where('iid', '=', iid)
      .where('id', '=', rowId(id))
      .where('state', '=', 'open')
      .returningAll()
      .executeTakeFirst()
    if (!moved) throw new CallError('STALE')
    if (decision === 'pass') {
      const { net, gun } = correction.output
      if (net !== undefined || gun !== undefined) {
        await db
          .updateTable('game_result')
          .set({
            ...(gun === undefined ? {} : { gun_ms: gun, net_ms: netWithGun(gun) }),
            ...(net === undefined ? {} : { net_ms: net }),
          })
          .where('iid', '=', iid)
          .where('entry_id', '=', moved.entry_id)
          .execute()
        await scoreResults(db, iid, moved.game_id, [moved.entry_id])
      }
    }
    const day = shanghaiDay(moved.at)
    const [zh, en] =
      decision === 'pass' ? ['已受理，成绩已更正', 'was granted and your result corrected'] : ['未通过', 'was declined']
    const text = {
      zh: `你 ${day} 提交的成绩申诉${zh}${note ? `：${note}` : '。'}`,
      en: `Your dispute of ${day} ${en}${note ? `: ${note}` : '.'}`,
    }
    const path = build('game.result', { iid, id: moved.game_id, entryId: moved.entry_id })
    return { state: moved.state, notice: { userId: moved.user_id, text, path } }
  },
}
