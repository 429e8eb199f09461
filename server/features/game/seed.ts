import { randomUUID } from 'node:crypto'
import { ORDER_TYPE, toIdCard18 } from '@quanzi/contract'
import type { Context, Services } from '../../call/Context'
import type { Db } from '../../db/schema'
import { withTransaction } from '../../db/withTransaction'
import { instant } from '../../seed/contentRows'
import { contextOf } from '../../seed/contextOf'
import { insertRows } from '../../seed/insertRows'
import type { Planter, Story } from '../../seed/Planter'
import type { TenantSeed } from '../../seed/TenantSeed'
import { confirmPayment } from '../../trade/confirmPayment'
import { placeOrder } from '../../trade/createOrder'
import { payOrder } from '../../trade/payments'
import { readWish } from '../../trade/placing'
import { prepareDraw, tailHash } from '../entries/public'
import { appealResult } from './result'
import { scoreResults } from './resultScores'
import { drawReviews } from './review'
import { signStatement } from './statement'

const DAY = 86_400_000
const MEMBER = 1001
const STAFF = 1002
const CAPTAIN = 1009
const OPEN = '21010'
const DRAWN = '21011'
const FINISHED = '21012'

type GameItem = TenantSeed['items'][number] & {
  readonly act: NonNullable<TenantSeed['items'][number]['act']> & {
    readonly game: NonNullable<NonNullable<TenantSeed['items'][number]['act']>['game']>
  }
}

const isGame = (item: TenantSeed['items'][number]): item is GameItem => item.act?.game !== undefined

/** The facts of sports events, the seeds of their draws, and results of a finished one. */
export const plantGames: Planter = async (db, { iid, items }, now) => {
  const games = items.filter(isGame)
  await insertRows(
    db,
    'game_info',
    games.map(({ id, act: { game } }) => ({
      iid,
      item_id: id,
      opens_at: instant(now, game.opens),
      draw_at: game.draw ? instant(now, game.draw) : null,
      confirm_by: game.confirm ? instant(now, game.confirm) : null,
      results_at: game.results ? instant(now, game.results) : null,
      published_at: game.finishers && game.results ? instant(now, game.results) : null,
      kit: game.kit
        ? JSON.stringify({ ...game.kit, from: instant(now, game.kit.from), to: instant(now, game.kit.to) })
        : null,
      sections: JSON.stringify(game.sections),
      last_bib: 1000 + (game.finishers ?? 0),
    })),
  )
  // The kit is collected at the event's own desk, in its own hours.
  await insertRows(
    db,
    'checkin_place',
    games.flatMap(({ id, act: { game } }) =>
      game.kit
        ? [
            {
              ...{ iid, id: `kit-${id}`, scope: 'game', ref_id: id, name: '领物处', address: game.kit.place },
              ...{ lat: null, lng: null, paper_id: null },
              ...{ opens_at: instant(now, game.kit.from), closes_at: instant(now, game.kit.to) },
            },
          ]
        : [],
    ),
  )
  for (const { id, act } of games)
    for (const [index, session] of act.sessions.entries())
      if (session.draw) await prepareDraw(db, { iid, gameId: id, categoryId: `${id}-s${index + 1}` }, session.draw)
  for (const { id, act } of games)
    if (act.game.finishers) await plantFinishers(db, { iid, id }, act.game.finishers, now)
}

const FAMILY = [...'陈林黄周吴徐孙马朱胡郭何高罗梁宋']
const GIVEN = ['一诺', '子墨', '晓棠', '明远', '若溪', '知行', '安然', '书言', '星野', '禾苗', '景行', '南乔']

/** The member's own name among the finishers. */
const nameOf = (n: number): string =>
  n === 0 ? '林小满' : `${FAMILY[n % FAMILY.length]}${GIVEN[(n * 7) % GIVEN.length]}`

/** A well-formed ID number that belongs to nobody; of odd numbers a man's. */
const inventedId = (n: number): string => toIdCard18(`110101900101${String(100 + (n % 900)).padStart(3, '0')}`)

const netOf = (n: number): number => Math.round(2_050_000 + 5200 * n + ((n * 7919) % 4000) - (n === 0 ? -620_000 : 0))

async function plantFinishers(
  db: Db,
  { iid, id }: { readonly iid: number; readonly id: string },
  count: number,
  now: number,
): Promise<void> {
  const numbers = Array.from({ length: count }, (_, n) => n)
  const session_id = `${id}-s1`
  await insertRows(
    db,
    'entry',
    numbers.map((n) => ({
      ...{ iid, id: `${id}-e${n}`, scope: 'game', ref_id: id, session_id },
      user_id: n === 0 ? MEMBER : 1004 + (n % 16),
      ...{ team_id: null, order_id: null, name: nameOf(n), id_enc: null, id_hash: null },
      mobile: `139${String(30_000_000 + n * 7919).slice(0, 8)}`,
      answers: '{}',
      bib: String(1001 + n),
      ticket_code: String(8_700_000_001 + n),
      state: 'used' as const,
      created_at: now - 40 * DAY + n * 60_000,
    })),
  )
  await insertRows(
    db,
    'game_result',
    numbers.map((n) => {
      const net = netOf(n)
      return {
        ...{ iid, entry_id: `${id}-e${n}`, game_id: id, category_id: session_id },
        sex: n % 2 === 0 ? ('female' as const) : ('male' as const),
        net_ms: net,
        gun_ms: net + 4000 + ((n * 131) % 60_000),
        splits: JSON.stringify(
          [2500, 5000, 7500].map((distance) => ({
            name: `${distance / 1000}K`,
            at: Math.round((net * distance) / 10_000) + ((n * distance) % 9000),
            distance,
          })),
        ),
        legs: '[]',
        hidden: n === 7,
      }
    }),
  )
  await scoreResults(
    db,
    iid,
    id,
    numbers.map((n) => `${id}-e${n}`),
  )
}

/** Entrants of the events, a drawn category, an objection, and what results are found by. */
export const enterDemoGames: Story = async (services) => {
  const { db, secrets } = services
  const staff = await contextOf(services, STAFF)
  const { iid } = staff
  const now = services.clock()
  const ago = (days: number): Services => ({ ...services, clock: () => now - days * DAY })
  await enter(ago(3), MEMBER, OPEN, `${OPEN}-s1`)
  // The captain of a relay team of three takes its place; the others enter later, and a fourth is looked for.
  await enter(services, CAPTAIN, OPEN, `${OPEN}-s3`)
  for (const buyer of [MEMBER, 1004, 1006, 1008, 1010, 1012]) await enter(ago(8), buyer, DRAWN, `${DRAWN}-s1`)
  const wish = { id: `${DRAWN}:${DRAWN}-s1`, decision: 'pass', note: '' } as const
  await withTransaction(db, (trx) => drawReviews.decide(trx, { ...staff, db: trx, clock: ago(1).clock }, wish))
  const entries = await db
    .selectFrom('entry')
    .select(['id', 'name'])
    .where('iid', '=', iid)
    .where('scope', '=', 'game')
    .where('ref_id', '=', FINISHED)
    .orderBy('id')
    .execute()
  for (let from = 0; from < entries.length; from += 300) {
    const part = entries.slice(from, from + 300)
    const hashes = part.map(({ id, name }) => tailHash(secrets, FINISHED, name, inventedId(Number(id.split('-e')[1]))))
    for (const [index, { id }] of part.entries())
      await db
        .updateTable('entry')
        .set({ tail_hash: hashes[index] ?? null })
        .where('iid', '=', iid)
        .where('id', '=', id)
        .execute()
  }
  const runner = await contextOf(services, 1008)
  await appealResult(runner, { entryId: `${FINISHED}-e4`, text: '七公里半的计时点没有记到我，请核对录像。' }).catch(
    (error: unknown) => services.log.warn({ err: error }, 'demo objection'),
  )
}

async function enter(services: Services, userId: number, gameId: string, sessionId: string): Promise<void> {
  const ctx: Context = await contextOf(services, userId)
  const team = await ctx.db
    .selectFrom('team')
    .select('id')
    .where('iid', '=', ctx.iid)
    .where('scope', '=', 'game')
    .where('ref_id', '=', gameId)
    .where('session_id', '=', sessionId)
    .where('captain_id', '=', userId)
    .executeTakeFirst()
  const name = ctx.me.nick_name
  const item = await ctx.db
    .selectFrom('act_item')
    .select('statement')
    .where('iid', '=', ctx.iid)
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow()
  if (item.statement) await signStatement(ctx, { id: gameId, version: item.statement.version, signName: name })
  const mobile = `138${String(10_000_000 + userId)}`
  const answers = {
    ...{ 'q-id': inventedId(userId), 'q-size': 'M', 'q-emergency-name': '家人', 'q-emergency-mobile': '13800000012' },
  }
  const wish = readWish({
    orderType: ORDER_TYPE.game,
    keys: gameId,
    property: sessionId,
    property2: `${gameId}-t1`,
    num: 1,
    ...(team ? { groupId: team.id } : {}),
    info: { reqId: randomUUID(), entrants: [{ name, mobile, answers }] },
  })
  const { gid, payable } = await placeOrder(ctx, {
    ...wish,
    discounts: { couponIds: [], useCoin: false },
    remark: '',
  })
  const { tradeNo } = await payOrder(ctx, { orderId: gid, channel: 'jsapi', needLeft: false })
  await confirmPayment(services, { tradeNo, channelNo: `S${tradeNo}`, amount: payable })
}
