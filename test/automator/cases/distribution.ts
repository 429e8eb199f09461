import assert from 'node:assert/strict'
import { build, buildMini, listPromotionItems, MODULE_TYPE } from '@quanzi/contract'
import { expectBalance } from '../../expectBalance'
import type { Site } from '../../startSite'
import type { AppUnderTest } from '../AppUnderTest'
import type { Bench, Case } from '../Bench'
import { TENANT } from '../createBench'
import { addHome } from './addHome'
import { become, ordersOf, type Person, payNow, personOf, STAFF } from './become'
import { contentList } from './contentList'
import { logIn } from './journeys'

/** Pegs of the mall: the goods and their only sku, and what they cost. */
const PEGS = { id: 'm1107', skuId: 'm1107-1', fen: 3900 }
const { goods } = MODULE_TYPE
/** Storage of a phone whose owner has logged out: the platform's identity is not asked for. */
const LOGGED_OUT = { [`quanzi:${TENANT}:loggedOut`]: 'true' }

interface Seller {
  readonly who: Person
  readonly roleId: string
}

/** A member who applies and is approved through the gateway. */
async function seller(bench: Bench, parent?: Seller): Promise<Seller> {
  const who = await personOf(bench)
  const { id } = await who.ask<{ id: string }>('/multidis/role/apply', { parentId: parent?.roleId ?? '0' })
  const staff = await personOf(bench, STAFF)
  await staff.ask('/multidis/role/approve', { id })
  return { who, roleId: id }
}

async function keyOf({ who }: Seller, dataType: number, dataId: string): Promise<string> {
  return (await who.ask<{ key: string }>('/multidis/getKey', { dataType, dataId })).key
}

const landing = (multiDisKey: string, dataId = PEGS.id): string =>
  buildMini('dis.share', { iid: TENANT, multiDisKey, dataType: goods, dataId })

const fansOf = async ({ who }: Seller): Promise<readonly number[]> => {
  const { list } = await who.ask<{ list: { rid: number }[] }>('/multidis/fans/list', {})
  return list.map(({ rid }) => rid)
}

const pendingOf = async ({ who }: Seller) => (await who.ask<{ pending: number }>('/multidis/statistic', {})).pending

/** Runs a visit on a phone of its own, whose owner is nobody yet. */
const asVisitor = (bench: Bench, visit: (phone: Bench) => Promise<void>) =>
  bench.coldStart?.({}, (app: AppUnderTest) => visit({ ...bench, app }), LOGGED_OUT)

export const distribution: readonly Case[] = [
  {
    name: 'screens-commerce §6.5: the first of two distributors keeps the visitor, who buys; both levels above earn',
    coldStart: true,
    ownSite: true,
    async run(bench) {
      const parent = await seller(bench)
      const first = await seller(bench, parent)
      const other = await seller(bench)
      const [keyA, keyB] = [await keyOf(first, goods, PEGS.id), await keyOf(other, goods, PEGS.id)]
      const buyer = await personOf(bench)
      await addHome(buyer)
      await asVisitor(bench, async (phone) => {
        const { app } = phone
        for (const key of [keyA, keyB]) {
          await app.open(landing(key))
          await app.find('#shared-title')
        }
        await app.open(
          buildMini('account.login', { iid: TENANT, return: build('mall.detail', { iid: TENANT, skuId: PEGS.skuId }) }),
        )
        await logIn(phone, buyer.account)
        await app.at('mall/detail')
        await app.until('the lock', async () => (await fansOf(first)).includes(buyer.rid))
        await app.tap('#goods-buy')
        await app.at('pay/checkout')
        await app.expectText('#checkout-address', '文三路')
        await app.tap('#checkout-submit')
        await payNow(phone)
      })
      assert.deepEqual([await fansOf(first), await fansOf(other)], [[buyer.rid], []])
      assert.deepEqual(
        (await ordersOf(buyer)).map(({ status }) => status),
        [11],
      )
      const { rates } = await buyer.ask<{ rates: number[] }>('/multidis/getRegulations', {})
      const [own = 0, above = 0] = rates.map((rate) => Math.floor((PEGS.fen * rate) / 10_000))
      assert.deepEqual(
        await Promise.all([first, parent, other].map(pendingOf)),
        [own, above, 0],
        'both levels above the buyer wait for their commission, the other distributor for nothing',
      )
      await become(bench, first.who, build('account.distrCenter', { iid: TENANT }))
      await bench.app.at('account/distr-center')
      await bench.app.expectText('#money-pending', `¥${own / 100}`)
      await expectBalance(bench.site as Site)
    },
  },
  {
    name: 'screens-commerce §6.6: a member applies by a recruiter’s link, is approved, and shares goods from the list',
    ownSite: true,
    async run(bench) {
      const { app } = bench
      const recruiter = await seller(bench)
      const member = await personOf(bench)
      await become(bench, member, build('dis.bind', { iid: TENANT, parentId: recruiter.roleId }))
      await app.at('dis/bind')
      await app.tap('#join-agree')
      await app.tap('#join-apply')
      await app.find('#join-waiting')
      const { id } = await member.ask<{ id: string }>('/multidis/role/get', {})
      await become(bench, recruiter.who, build('account.distrApproval', { iid: TENANT }))
      await app.at('account/distr-approval')
      await app.tap(`#approve-${id}`)
      await app.until('the approval', async () => {
        const role = await member.ask<{ status: number }>('/multidis/role/get', {})
        return role.status === 1
      })
      await become(bench, member, build('account.distrList', { iid: TENANT }))
      await app.at('account/distr-list')
      await app.tap(`#module-${goods}`)
      const { list } = await member.ask<{ list: { dataId: string }[] }>(listPromotionItems.uri, {
        ...{ dataType: goods, pageNo: 1, pageSize: 20 },
      })
      const goodsId = list[0]?.dataId ?? ''
      await app.tap(`#copy-${goodsId}`)
      const multiDisKey = await app.until('the link', async () => {
        const { data } = await app.miniProgram.callWxMethod('getClipboardData')
        return URL.canParse(data) && new URL(data).searchParams.get('multiDisKey')
      })
      assert.equal(multiDisKey, await keyOf({ who: member, roleId: id }, goods, goodsId))
      await app.open(landing(multiDisKey, goodsId))
      await app.expectText('#shared-from', '推荐给你')
      await app.tap('#shared-open')
      await app.at('store/detail')
      await expectBalance(bench.site as Site)
    },
  },
  {
    name: 'screens-content §8.2: a shared news link locks its reader once at login',
    coldStart: true,
    ownSite: true,
    async run(bench) {
      const sharer = await seller(bench)
      const reader = await personOf(bench)
      const [news] = await contentList(bench, MODULE_TYPE.news)
      assert(news)
      const key = await keyOf(sharer, MODULE_TYPE.news, String(news.id))
      const address = { iid: TENANT, id: String(news.id) }
      await asVisitor(bench, async (phone) => {
        const { app } = phone
        const shared = buildMini('news.detail', { ...address, disrParentMultiDisKey: key } as never)
        await app.open(shared)
        await app.find('#detail-title')
        await app.open(buildMini('account.login', { iid: TENANT, return: build('news.detail', address) }))
        await logIn(phone, reader.account)
        await app.at('news/detail')
        await app.until('the lock', async () => (await fansOf(sharer)).length > 0)
        await app.open(shared)
        await app.settled()
      })
      assert.deepEqual(await fansOf(sharer), [reader.rid])
      await expectBalance(bench.site as Site)
    },
  },
]
