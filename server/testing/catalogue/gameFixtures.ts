import { randomUUID } from 'node:crypto'
import type { gameCalls } from '@quanzi/contract'
import { prepareDraw, tailHash } from '../../features/entries/public'
import { scoreResults } from '../../features/game/resultScores'
import { type Fixtures, held, open } from './Fixture'
import { MARK } from './marks'
import type { Owner } from './Owner'

/** A sports event of the demo tenant, and one of its categories. */
const GAME = '21001'
const CATEGORY = '21001-s1'
const TAIL = '123X'

/** An entry of the owner in the event, with a bib. */
async function entered(owner: Owner, values: object = {}): Promise<string> {
  const { server, iid, actor } = owner
  const { id } = await server.db
    .insertInto('entry')
    .values({
      ...{ iid, scope: 'game', ref_id: GAME, session_id: CATEGORY, user_id: actor.member.user_id },
      ...{ team_id: null, order_id: null, name: MARK, id_enc: null, id_hash: null, answers: '{}' },
      ...{ bib: randomUUID().slice(0, 8), ticket_code: null, state: 'live', created_at: server.time.now },
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A ticket of the owner that has won a draw. */
export async function wonEntry(owner: Owner): Promise<string> {
  const { entry } = await owner.ticket()
  await owner.server.db
    .updateTable('entry')
    .set({ state: 'won', ticket_code: null, confirm_by: owner.server.time.now + 3_600_000 })
    .where('iid', '=', owner.iid)
    .where('id', '=', entry)
    .execute()
  return entry
}

/** A public result of the owner's entry. */
async function finished(owner: Owner): Promise<string> {
  const { server, iid } = owner
  const now = server.time.now
  const facts = {
    opens_at: null,
    draw_at: null,
    confirm_by: null,
    results_at: now,
    published_at: now,
    kit: null,
  }
  await server.db
    .insertInto('game_info')
    .values({ iid, item_id: GAME, ...facts, sections: '[]' })
    .onConflict((conflict) => conflict.columns(['iid', 'item_id']).doUpdateSet({ published_at: now, results_at: now }))
    .execute()
  const id = await entered(owner, { tail_hash: tailHash(server.app.services.secrets, GAME, MARK, TAIL) })
  await server.db
    .insertInto('game_result')
    .values({
      ...{ iid, entry_id: id, game_id: GAME, category_id: CATEGORY, sex: null, net_ms: 5_400_000, gun_ms: 5_410_000 },
      ...{ splits: '[]', legs: '[]' },
    })
    .execute()
  await scoreResults(server.db, iid, GAME, [id])
  return id
}

async function stated({ server, iid }: Owner): Promise<number> {
  await server.db
    .updateTable('act_item')
    .set({ statement: JSON.stringify({ version: 3, text: '我自愿参赛。' }) })
    .where('iid', '=', iid)
    .where('id', '=', GAME)
    .execute()
  return 3
}

export const gameFixtures: Fixtures<typeof gameCalls> = {
  signStatement: open(async (owner) => ({ id: GAME, version: await stated(owner), signName: '林小路' })),
  getGameResult: open(async (owner) => ({ id: GAME, entryId: await finished(owner) })),
  claimGameResult: held(
    async (owner) => {
      // The name and the number of an earlier owner would find that result too.
      await owner.server.db
        .updateTable('entry')
        .set({ tail_hash: null })
        .where('iid', '=', owner.iid)
        .where('ref_id', '=', GAME)
        .execute()
      const entryId = await finished(owner)
      await owner.server.db
        .updateTable('game_result')
        .set({ claimed_by: null })
        .where('entry_id', '=', entryId)
        .execute()
      return { id: GAME, name: MARK, idTail: TAIL }
    },
    { guess: { idTail: '0001' } },
  ),
  appealGameResult: held(async (owner) => ({ entryId: await finished(owner), text: '芯片时间与实际不符' })),
  saveGameResults: open(async (owner) => {
    await entered(owner)
    return { id: GAME, rows: [{ bib: 'X1', gun: 5_400_000 }] }
  }),
  getGameDraw: open(async ({ server, iid }) => {
    await prepareDraw(server.db, { iid, gameId: GAME, categoryId: CATEGORY }, 10)
    return { id: GAME, categoryId: CATEGORY }
  }),
}
