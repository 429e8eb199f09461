import { build, ORDER_STATUS, ORDER_TYPE } from '@quanzi/contract'
import type { Services } from '../../call/Context'
import type { Job } from '../../call/Job'
import { acrossTenants } from '../../db/tenantKeys'
import { withTransaction } from '../../db/withTransaction'
import { tellMember } from '../../notices/tellMember'
import { keepHeld, returnHeld } from '../../trade/deposits'
import { openOrder } from '../../trade/openOrder'
import { endProject } from './endProject'
import type { Project } from './rows'

const BATCH = 100

type Jobs = Pick<Services, 'db' | 'clock' | 'log'>
type Ended = Pick<Project, 'iid' | 'id' | 'state' | 'user_id'>

/** Ends the projects of campaigns whose time is over: with their goal or without it. */
async function endCampaigns({ db, clock, log }: Jobs): Promise<void> {
  const at = clock()
  const due = await db
    .selectFrom('cf_project as p')
    .innerJoin('cf_campaign as c', (on) => on.onRef('c.iid', '=', 'p.iid').onRef('c.id', '=', 'p.campaign_id'))
    .select(['p.iid', 'p.id', 'p.campaign_id', 'p.place_id', 'p.raised', 'p.goal', 'p.user_id', 'c.title'])
    .where('p.state', '=', 'live')
    .where('c.to_at', '<=', at)
    .modifyEnd(acrossTenants('the job looks for campaigns that end'))
    .limit(BATCH)
    .execute()
  for (const { title, user_id, ...project } of due) {
    try {
      await withTransaction(db, async (trx) => {
        const reached = project.raised >= project.goal
        if (!(await endProject(trx, project, reached ? 'reached' : 'missed', at))) return
        const text = reached
          ? {
              zh: `你在「${title}」的众筹已达成目标，名额已确认。`,
              en: `Your crowdfunding for “${title}” has reached its goal. Your place is confirmed.`,
            }
          : {
              zh: `你在「${title}」的众筹未达成目标，支持款将全部退回。`,
              en: `Your crowdfunding for “${title}” missed its goal. All support will be refunded.`,
            }
        const path = build('cf.share', { iid: project.iid, projectId: project.id })
        const notice = { userId: user_id, text, key: `cf-end-${project.id}`, path }
        await tellMember(trx, { iid: project.iid, clock }, notice)
      })
    } catch (error) {
      log.error({ err: error, project: project.id }, 'project not ended')
    }
  }
}

/** Carries out what the end of projects has decided: supports are settled or go back, unpaid orders close. */
async function carryOut(services: Jobs): Promise<void> {
  const ended = await services.db
    .selectFrom('cf_project')
    .select(['iid', 'id', 'state', 'user_id'])
    .where('state', 'in', ['reached', 'missed', 'closed'])
    .where('settled_at', 'is', null)
    .modifyEnd(acrossTenants('the job looks for projects that ended'))
    .orderBy('ended_at')
    .limit(BATCH)
    .execute()
  for (const project of ended) {
    await closeUnpaidOrders(services, project)
    await settleSupports(services, project)
    await markSettled(services, project)
  }
}

/** An order of a project that ended closes when it is opened. */
async function closeUnpaidOrders({ db, clock, log }: Jobs, { iid, id }: Ended): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('iid', '=', iid)
    .where('order_type', '=', ORDER_TYPE.crowdfunding)
    .where('keys', '=', id)
    .where('status', '=', ORDER_STATUS.waiting)
    .limit(BATCH)
    .execute()
  for (const order of orders)
    try {
      await withTransaction(db, (trx) => openOrder(trx, { iid, id: order.id }, clock()))
    } catch (error) {
      log.error({ err: error, order: order.id }, 'unpaid support not closed')
    }
}

/** Why the support of a project goes back. */
const BACK = {
  missed: {
    zh: '你支持的众筹项目未达成目标，支持款已退回。',
    en: 'The project you supported missed its goal. Your support will be refunded.',
  },
  closed: {
    zh: '你支持的众筹项目已由发起人提前结束，支持款已退回。',
    en: 'The project you supported was ended early by its owner. Your support will be refunded.',
  },
} as const

async function settleSupports({ db, clock, log }: Jobs, project: Ended): Promise<void> {
  const { iid, id, state } = project
  const supports = await db
    .selectFrom('cf_support as s')
    .leftJoin('cf_refund as r', (on) =>
      on.onRef('r.iid', '=', 's.iid').onRef('r.support_id', '=', 's.id').on('r.state', '=', 'waiting'),
    )
    .select(['s.id', 's.amount', 's.user_id'])
    .where('s.iid', '=', iid)
    .where('s.project_id', '=', id)
    .where('s.state', '=', 'paid')
    // Staff still decide about those that were asked back.
    .$if(state === 'reached', (q) => q.where('r.id', 'is', null))
    .orderBy('s.id')
    .limit(BATCH)
    .execute()
  for (const support of supports) {
    const key = { iid, id: support.id }
    try {
      await withTransaction(db, async (trx) => {
        if (state === 'reached') return await keepHeld(trx, key, clock(), true)
        await returnHeld(trx, key, clock())
        const path = build('cf.supporter', { iid, id: support.id })
        const notice = {
          userId: support.user_id,
          text: BACK[state === 'closed' ? state : 'missed'],
          key: `cf-back-${support.id}`,
          path,
        }
        await tellMember(trx, { iid, clock }, notice)
      })
    } catch (error) {
      log.error({ err: error, order: support.id }, 'support not carried out')
    }
  }
}

async function markSettled({ db, clock }: Jobs, { iid, id }: Ended): Promise<void> {
  await db
    .updateTable('cf_project')
    .set({ settled_at: clock() })
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('pending', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cf_support as s')
            .select('s.id')
            .where('s.iid', '=', iid)
            .where('s.project_id', '=', id)
            .where('s.state', '=', 'paid'),
        ),
      ),
    )
    .execute()
}

export const campaignJob: Job = {
  name: 'crowdfunding',
  run: async (services) => {
    await endCampaigns(services)
    await carryOut(services)
  },
}
