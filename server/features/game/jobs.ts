import { build, MODULE_TYPE } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Services } from '../../call/Context'
import type { Job } from '../../call/Job'
import { acrossTenants } from '../../db/tenantKeys'
import { withTransaction } from '../../db/withTransaction'
import { tellMember } from '../../notices/tellMember'
import { endEntries, lockSession, offerSeats, prepareDraw, seatItemOf } from '../entries/public'
import { sendIncompleteHome } from './incompleteTeams'

const BATCH = 100

type Jobs = Pick<Services, 'db' | 'clock'>

/** Each category that will be drawn gets its seed before anybody can have paid: the commitment is public from then. */
async function prepareDraws({ db }: Jobs): Promise<void> {
  const rows = await db
    .selectFrom('act_session as s')
    .leftJoin('game_draw as d', (on) => on.onRef('d.iid', '=', 's.iid').onRef('d.category_id', '=', 's.id'))
    .select(['s.iid', 's.item_id', 's.id', 's.draw_quota'])
    .where('s.draw_quota', 'is not', null)
    .where('d.category_id', 'is', null)
    .limit(BATCH)
    .modifyEnd(acrossTenants('the job looks for draws without a seed'))
    .execute()
  for (const { iid, item_id, id, draw_quota } of rows)
    await prepareDraw(db, { iid, gameId: item_id, categoryId: id }, draw_quota ?? 0)
}

/** Games whose entries closed: incomplete teams end. */
async function settleTeams({ db, clock }: Jobs): Promise<void> {
  const at = clock()
  const rows = await db
    .selectFrom('content as c')
    .innerJoin('act_session as s', (on) => on.onRef('s.iid', '=', 'c.iid').onRef('s.item_id', '=', 'c.id'))
    .leftJoin('game_info as g', (on) => on.onRef('g.iid', '=', 'c.iid').onRef('g.item_id', '=', 'c.id'))
    .select(['c.iid', 'c.id'])
    .distinct()
    .where('c.module_type', '=', MODULE_TYPE.game)
    .where('c.close_at', '<=', at)
    .where('s.team_size', 'is not', null)
    .where('g.settled_at', 'is', null)
    .limit(BATCH)
    .modifyEnd(acrossTenants('the job looks for games whose entries closed'))
    .execute()
  for (const { iid, id } of rows) await withTransaction(db, (trx) => sendIncompleteHome(trx, iid, id, at))
}

/** Won places that nobody confirmed in time are given up; the next in line is offered each. */
async function endLateWins({ db, clock }: Jobs): Promise<void> {
  const at = clock()
  const late = await db
    .selectFrom('entry')
    .select(['iid', 'ref_id', 'session_id'])
    .distinct()
    .where('state', '=', 'won')
    .where('confirm_by', '<', at)
    .limit(BATCH)
    .modifyEnd(acrossTenants('the job looks for won places that nobody confirmed'))
    .execute()
  for (const { iid, ref_id, session_id } of late)
    await withTransaction(db, async (trx) => {
      await lockSession(trx, iid, session_id)
      const rows = await trx
        .selectFrom('entry')
        .selectAll()
        .where('iid', '=', iid)
        .where('ref_id', '=', ref_id)
        .where('session_id', '=', session_id)
        .where('state', '=', 'won')
        .where('confirm_by', '<', at)
        .orderBy('id')
        .forUpdate()
        .execute()
      await endEntries(trx, rows, 'givenUp', at)
      for (const userId of new Set(rows.map(({ user_id }) => user_id)))
        await tellMember(
          trx,
          { iid, clock },
          {
            userId,
            key: `game-late-${session_id}-${userId}`,
            path: build('game.joinResult', { iid, id: ref_id }),
            text: {
              zh: '你的中签名额未在截止时间前确认，已自动放弃，报名费将全额退回。',
              en: 'You didn’t confirm your place in time, so it was given up. Your fee is refunded in full.',
            },
          },
        )
    })
}

/** Freed places of drawn categories wait for the morning: the night makes no offers. */
async function offerFreed({ db, clock }: Jobs): Promise<void> {
  const at = clock()
  const rows = await db
    .selectFrom('act_session as s')
    .select(['s.iid', 's.item_id', 's.id'])
    .where('s.draw_quota', 'is not', null)
    .whereRef('s.sold', '<', 's.stock')
    .where('s.starts_at', '>', at)
    .where(
      sql<boolean>`exists (select 1 from waitlist w where w.iid = s.iid and w.scope = 'game' and w.ref_id = s.item_id
        and w.session_id = s.id and w.state = 'waiting')`,
    )
    .limit(BATCH)
    .modifyEnd(acrossTenants('the job looks for freed places of drawn categories'))
    .execute()
  for (const { iid, item_id, id } of rows)
    await withTransaction(db, async (trx) => {
      const seats = await seatItemOf(trx, { iid, itemId: item_id })
      await offerSeats(trx, { ...seats, sessionId: id, at })
    })
}

export const gameJob: Job = {
  name: 'games',
  async run(services) {
    await prepareDraws(services)
    await settleTeams(services)
    await endLateWins(services)
    await offerFreed(services)
  },
}
