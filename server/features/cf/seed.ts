import { CF_FREE_TIER, ORDER_TYPE, shanghaiDay } from '@quanzi/contract'
import type { Services } from '../../call/Context'
import { within } from '../../call/within'
import { withTransaction } from '../../db/withTransaction'
import { indexRow } from '../../items/contentIndex'
import { instant } from '../../seed/contentRows'
import { contextOf } from '../../seed/contextOf'
import { insertRows } from '../../seed/insertRows'
import type { Planter, Story } from '../../seed/Planter'
import { confirmPayment } from '../../trade/confirmPayment'
import { placeOrder } from '../../trade/createOrder'
import { payOrder } from '../../trade/payments'
import { readWish } from '../../trade/placing'
import { campaignJob } from './jobs'
import { askSupportBack } from './refunds'
import { copySupport } from './seedCopies'
import { thankSupporters } from './thank'

const DAY = 86_400_000
const CAMPAIGN = 211
const NOBODY = 0

/** Writes campaigns, their places and the projects of members. */
export const plantCrowdfunding: Planter = async (db, { iid, people, crowdfunding = [] }, now) => {
  await insertRows(
    db,
    'cf_campaign',
    crowdfunding.map(({ id, title, img, rules, from, to, tiers, paper, jumpUrl, projects }) => ({
      ...{ iid, id, title, img, rules, from_at: instant(now, from), to_at: instant(now, to) },
      ...{ tiers: JSON.stringify(tiers), paper_id: paper?.id ?? null, jump_url: jumpUrl ?? '' },
      projects: projects.filter(({ daysAgo }) => daysAgo !== undefined).length,
    })),
  )
  await insertRows(
    db,
    'paper',
    crowdfunding.flatMap(({ id, paper }) =>
      paper
        ? [
            {
              ...{
                iid,
                id: paper.id,
                scope: 'cf',
                ref_id: id,
                kind: paper.kind,
                title: paper.title,
                intro: paper.intro,
              },
              ...{ pass_mark: paper.passMark ?? 0, timed: paper.timed ?? 0, attempts: paper.kind === 'quiz' ? 0 : 1 },
              ...{ retry_hours: paper.retryHours ?? 0, from_at: null, to_at: null, items: JSON.stringify(paper.items) },
            },
          ]
        : [],
    ),
  )
  await insertRows(
    db,
    'cf_place',
    crowdfunding.flatMap(({ id: campaign_id, places, projects }) =>
      places.map(({ day, ...place }, sort) => ({
        ...{ iid, campaign_id, sort, ...place, day: shanghaiDay(instant(now, day)) },
        used: projects.filter((one) => one.place === place.id && one.daysAgo !== undefined).length,
      })),
    ),
  )
  await insertRows(
    db,
    'cf_project',
    crowdfunding.flatMap(({ id: campaign_id, places, projects }) =>
      projects.map(({ id, by, wish, cover, daysAgo, place }) => {
        const person = people[by]
        const cost = places.find((one) => one.id === place)?.cost ?? 0
        const isLive = daysAgo !== undefined
        return {
          ...{ iid, id, campaign_id, user_id: person?.userId ?? 0, wish, cover, place_id: place },
          ...{ name: person?.name ?? '', mobile: person?.mobile ?? '', id_enc: null, id_hash: null },
          ...{ state: isLive ? ('live' as const) : ('draft' as const), goal: isLive ? cost : 0 },
          ...{ created_at: now - (daysAgo ?? 1) * DAY, launched_at: isLive ? now - daysAgo * DAY : null },
          ...{ ended_at: null, settled_at: null },
        }
      }),
    ),
  )
  const rows = crowdfunding.map(({ id, title, img, from, to }) =>
    indexRow({
      ...{ iid, id, title, module_type: CAMPAIGN, author_id: NOBODY, cover: img, price_fen: null },
      ...{ type_id: null, parent_id: null, summary: '', imgs: [], rates: null, tags: [], province: null },
      ...{ lat: null, lng: null, capacity: null, start_at: null, end_at: null, days: null },
      ...{ close_at: instant(now, to), status: 'published', extra: {}, published_at: instant(now, from) },
    }),
  )
  await insertRows(db, 'content_index', rows)
  await insertRows(
    db,
    'content_counts',
    rows.map(({ module_type, id }) => ({ iid, module_type, id })),
  )
}

interface Given {
  readonly iid: number
  readonly project: string
  readonly daysAgo: number
  /** How many give the same as the last of them, an hour after one another. */
  readonly more?: number
  /** What each supporter gives: a tier, or fen. */
  readonly gifts: readonly (string | number)[]
  /** The first of the supporters, who follow by number. */
  readonly first: number
}

const GIFTS: readonly Given[] = [
  { iid: 3192, project: 'cfp-gold', daysAgo: 7, first: 3204, gifts: ['t5', 't4', 't3', 't3', 't2', 't1', 't1', 6_600] },
  { iid: 3192, project: 'cfp-deer', daysAgo: 5, first: 3203, gifts: ['t5', 't5', 't4', 't4', 't4', 't3', 't3'] },
  { iid: 3192, project: 'cfp-wood', daysAgo: 3, first: 3206, gifts: ['t4', 't2', 8_800, 't1'], more: 10 },
  { iid: 3192, project: 'cfp-north', daysAgo: 3, first: 3207, gifts: ['t2'], more: 11 },
  { iid: 3192, project: 'cfp-south', daysAgo: 1, first: 3208, gifts: ['t2'], more: 12 },
  { iid: 3192, project: 'cfp-reached', daysAgo: 45, first: 3202, gifts: ['t3', 't3', 't3', 't3'] },
  { iid: 3192, project: 'cfp-missed', daysAgo: 44, first: 3205, gifts: ['t3', 't1'] },
  { iid: 1000, project: 'cfp-yu', daysAgo: 2, first: 1004, gifts: ['t2', 't1', 6_600] },
  { iid: 3073, project: 'cfp-leaf', daysAgo: 2, first: 3004, gifts: ['t2', 't1'] },
  { iid: 3214, project: 'cfp-flower', daysAgo: 2, first: 3302, gifts: ['t1', 't2'] },
]
const WORDS = ['替我看看海', '一路平安', '等你的明信片', '', '加油！', '早就该去了', '记得多拍照'] as const

/** Friends in the tenant of crowdfunding who lead no project. */
const FOLLOWERS = { first: 3210, count: 7 } as const

/** Lets people support projects as clients would; the job then ends what is over. One asks for the money back. */
export const raiseMoney: Story = async (services) => {
  const now = services.clock()
  const gold: string[] = []
  for (const { iid, project, daysAgo, gifts, first, more = 0 } of GIFTS) {
    const time = (n: number) => now - daysAgo * DAY + n * 3_000_000
    let last = ''
    for (const [n, gift] of gifts.entries()) {
      last = await support({ ...services, clock: () => time(n) }, { iid, project, gift, by: first + n, n })
      if (project === 'cfp-gold') gold.push(last)
    }
    const followers = Array.from({ length: more }, (_, n) => ({
      ...{ userId: FOLLOWERS.first + (n % FOLLOWERS.count), at: time(gifts.length + n) },
      words: WORDS[(n * 3) % WORDS.length] ?? '',
    }))
    if (more > 0) await copySupport(services, { iid, first: last, followers })
  }
  await campaignJob.run(services)
  const [first, second] = gold
  const owner = await contextOf(services, 3202, 3192)
  const asker = await contextOf(services, 3205, 3192)
  await withTransaction(services.db, async (trx) => {
    const wish = { projectId: 'cfp-gold', id: first ?? '', text: '谢谢你，灯塔的照片第一个寄给你。' }
    await thankSupporters(within(owner, trx), wish)
    await askSupportBack(within(asker, trx), { id: second ?? '', reason: '重复支持了一次，想退回这一笔。' })
  })
}

interface Gift {
  readonly iid: number
  readonly project: string
  readonly gift: string | number
  readonly by: number
  readonly n: number
}

async function support(services: Services, { iid, project, gift, by, n }: Gift): Promise<string> {
  const ctx = await contextOf(services, by, iid)
  const free = typeof gift === 'number'
  const wish = readWish({
    ...{ orderType: ORDER_TYPE.crowdfunding, keys: project, property: free ? CF_FREE_TIER : gift, num: 1 },
    property2: n % 4 === 3 ? '1' : '',
    info: { reqId: `seed-${project}-${n}`, ...(free ? { amount: gift } : {}) },
  })
  const remark = WORDS[n % WORDS.length] ?? ''
  const { gid, payable } = await placeOrder(ctx, { ...wish, discounts: { couponIds: [], useCoin: false }, remark })
  const { tradeNo } = await payOrder(ctx, { orderId: gid, channel: 'jsapi', needLeft: false })
  await confirmPayment(services, { tradeNo, channelNo: `C${tradeNo}`, amount: payable })
  return gid
}
