import { randomUUID } from 'node:crypto'
import { type cfCalls, createOrder } from '@quanzi/contract'
import { Till } from '../Till'
import { type Fixtures, held, open } from './Fixture'
import { MARK } from './marks'
import type { Owner } from './Owner'

const CAMPAIGN = 'cf-mountains'
const PLACE = 'siguniang'
const COST = 50_000

/** The owner's project of the demo campaign: a draft with everything, or one that raises money. */
async function project(owner: Owner, state: 'draft' | 'live' = 'live'): Promise<string> {
  const id = randomUUID()
  const { db, time } = owner.server
  await db.updateTable('cf_campaign').set({ paper_id: null }).where('id', '=', CAMPAIGN).execute()
  await db.updateTable('cf_place').set({ quota: 100_000 }).where('campaign_id', '=', CAMPAIGN).execute()
  await db
    .insertInto('cf_project')
    .values({
      ...{ iid: owner.iid, id, campaign_id: CAMPAIGN, user_id: owner.actor.member.user_id, state },
      ...{ name: MARK, mobile: owner.mobile, size: MARK, id_enc: MARK, id_hash: id, wish: '看一次雪山' },
      ...{ place_id: PLACE, goal: state === 'live' ? COST : 0, created_at: time.now },
      ...{ launched_at: state === 'live' ? time.now : null, ended_at: null, settled_at: null },
    })
    .execute()
  return id
}

/** A paid support of the owner's for somebody's project. */
async function support(owner: Owner, projectId: string, by = owner.actor): Promise<string> {
  const wish = { iid: owner.iid, orderType: 211, keys: projectId, property: 't1', num: 1, remark: '一路平安' }
  const made = await owner.server.call(createOrder, { ...wish, info: { reqId: randomUUID() } }, { as: by })
  await new Till(owner.server).pay(made, by)
  return made.gid
}

export const cfFixtures: Fixtures<typeof cfCalls> = {
  getCf: open(async (owner) => {
    await project(owner)
    return { id: CAMPAIGN }
  }),
  saveCf: open(async (owner) => {
    await project(owner, 'draft')
    return { id: CAMPAIGN, fields: { wish: '看一次雪山', placeId: PLACE } }
  }),
  // Whoever has no draft of their own is told what is missing.
  launchCf: held(
    async (owner) => {
      await project(owner, 'draft')
      return { id: CAMPAIGN, agree: 1 }
    },
    { guess: {} },
  ),
  getCfProject: open(async (owner) => ({ id: await project(owner) })),
  listCfSupporters: open(async (owner) => {
    const projectId = await project(owner)
    await support(owner, projectId)
    return { projectId }
  }),
  thankCf: held(async (owner) => {
    const projectId = await project(owner)
    await support(owner, projectId, await owner.friend())
    return { projectId, all: 1, text: '谢谢你' }
  }),
  refundCf: held(async (owner) => ({ id: await support(owner, await project(owner)), reason: '重复支持了' })),
}
