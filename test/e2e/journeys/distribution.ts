import assert from 'node:assert/strict'
import { MODULE_TYPE } from '@quanzi/contract'
import { expectBalance } from '../../expectBalance'
import type { Bench, Journey } from '../Journey'
import { type Member, STAFF, TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { logIn } from './login'
import { payNow } from './payNow'

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] }
/** Pegs of the mall, and what they cost. */
const PEGS = { id: 'm1107', fen: 3900 }
const home = {
  ...{ name: '小满', mobile: '13800000001', address: '浙江省 杭州市 西湖区 文三路 90 号' },
  ...{ postCode: '', isDefault: 1 },
}

interface Seller {
  readonly who: Member
  readonly roleId: string
}

interface Rules {
  /** Basis points for each level. */
  readonly rates: readonly number[]
}

/** A member who applies and is approved through the gateway. */
async function seller(bench: Bench, parent?: Seller): Promise<Seller> {
  const who = await bench.member()
  const { id } = await who.ask<{ id: string }>('/multidis/role/apply', { parentId: parent?.roleId ?? '0' })
  const staff = await bench.gateway.login(STAFF)
  await staff.ask('/multidis/role/approve', { id })
  return { who, roleId: id }
}

async function keyOf({ who }: Seller, dataType: number = MODULE_TYPE.goods, dataId = PEGS.id): Promise<string> {
  return (await who.ask<{ key: string }>('/multidis/getKey', { dataType, dataId })).key
}

const landing = (multiDisKey: string): string =>
  `/app/dis/share?${new URLSearchParams({ iid: String(TENANT), multiDisKey, dataType: String(MODULE_TYPE.goods), dataId: PEGS.id })}`

interface Fans {
  readonly total: number
  readonly list: readonly { readonly rid: number }[]
}

const fansOf = ({ who }: Seller) => who.ask<Fans>('/multidis/fans/list', {})

const yuan = (fen: number): string => `¥${fen % 100 ? (fen / 100).toFixed(2) : fen / 100}`

/** The distribution centre of a seller shows this much pending commission. */
async function expectPending(bench: Bench, { who }: Seller, fen: number): Promise<void> {
  const phone = await bench.phone(who)
  await phone.open(`/app/account/distr/center?iid=${TENANT}`)
  await phone.find('#money-pending').getByText(yuan(fen), { exact: true }).waitFor()
  await phone.page.goto('about:blank')
}

/** Says yes to the question on the screen. */
async function agree(phone: Phone): Promise<void> {
  await phone.page.locator('[role="alertdialog"] [role="button"], [role="dialog"] [role="button"]').last().click()
}

export const distribution: readonly Journey[] = [
  {
    name: 'screens-commerce §6.5: the first of two distributors keeps the visitor, who buys; both levels above earn, the other nothing',
    async run(bench) {
      const parent = await seller(bench)
      const first = await seller(bench, parent)
      const other = await seller(bench)
      const [keyA, keyB] = [await keyOf(first), await keyOf(other)]
      const buyer = await bench.member()
      await buyer.ask('/api/shop/address/add', home)
      const phone = await bench.phone()
      await phone.open(landing(keyA))
      await phone.see('#shared-title')
      await phone.open(landing(keyB))
      await phone.see('#shared-title')
      const locked = phone.answerTo('multidis/lockFans')
      await phone.open(`/app/account/login?iid=${TENANT}&return=${encodeURIComponent(landing(keyB))}`)
      await logIn(phone, buyer)
      await phone.at('/app/dis/share')
      await locked
      assert.deepEqual(
        [(await fansOf(first)).list.map(({ rid }) => rid), (await fansOf(other)).total],
        [[buyer.rid], 0],
      )
      await phone.tap('#shared-open')
      await phone.at(`/app/store/${TENANT}/detail/${PEGS.id}`)
      await phone.tap('#goods-buy')
      await phone.see('#checkout-address')
      await phone.tap('#checkout-submit')
      await payNow(phone)
      const { rates } = await bench.gateway.ask<Rules>('/multidis/getRegulations')
      const share = (level: number) => Math.floor((PEGS.fen * (rates[level] ?? 0)) / 10_000)
      await expectPending(bench, first, share(0))
      await expectPending(bench, parent, share(1))
      await expectPending(bench, other, 0)
      const orders = await bench.phone(first.who)
      await orders.open(`/app/account/distribution?iid=${TENANT}`)
      await orders.tap('#orders-pending')
      await orders
        .find('[id^="order-c"]')
        .getByText(`¥39 × 10% = ${yuan(share(0))}`)
        .waitFor()
      await expectBalance(bench.site)
    },
  },
  {
    name: 'screens-commerce §6.6: a member applies by a recruiter’s link, the recruiter approves, and the new distributor’s link leads a visitor to the item',
    async run(bench) {
      const recruiter = await seller(bench)
      const member = await bench.member()
      const phone = await bench.phone(member, CLIPBOARD)
      await phone.open(`/app/dis/bind?iid=${TENANT}&parentId=${recruiter.roleId}`)
      await phone.tap('#join-apply')
      await phone.find('#screen').getByText('请先同意规则').waitFor()
      await phone.tap('#join-agree')
      await phone.tap('#join-apply')
      await phone.see('#join-waiting')
      const role = await member.ask<{ id: string; parentId: string }>('/multidis/role/get', {})
      assert.equal(role.parentId, recruiter.roleId)

      const desk = await bench.phone(recruiter.who)
      await desk.open(`/app/account/distr/approval?iid=${TENANT}`)
      await desk.find(`#approve-${role.id}`).dblclick()
      await desk.find(`#approve-${role.id}`).waitFor({ state: 'detached' })
      await desk.tap('#approval-1')
      await desk.see(`#person-${role.id}`)

      await phone.open(`/app/account/distr/list?iid=${TENANT}`)
      await phone.type('#promotion-word', '读书会')
      await phone.page.keyboard.press('Enter')
      await phone.see('[id^="item-"]')
      const item = ((await phone.find('[id^="item-"]').getAttribute('id')) ?? '').slice('item-'.length)
      await phone.tap(`#copy-${item}`)
      await phone.hear(/链接已复制/)
      const copied = new URL(await phone.page.evaluate(() => navigator.clipboard.readText()))
      assert.equal(copied.pathname, '/app/dis/share')

      const visitor = await bench.phone()
      await visitor.open(copied.pathname + copied.search)
      await visitor.find('#shared-from').getByText('推荐给你').waitFor()
      await visitor.tap('#shared-open')
      await visitor.at(new RegExp(`/app/act/${TENANT}/detail/${item}.*disrParentMultiDisKey=`))
      // A key that nobody knows still opens the item.
      const broken = new URLSearchParams(copied.search)
      broken.set('multiDisKey', 'nobodysnobodysnobodysnob')
      await visitor.open(`/app/dis/share?${broken}`)
      await visitor.tap('#shared-open')
      await visitor.at(`/app/act/${TENANT}/detail/${item}`)
      await expectBalance(bench.site)
    },
  },
  {
    name: 'screens-content §8.2: a shared news link locks its reader once at login, and their own link carries their own key and nothing empty',
    async run(bench) {
      const sharer = await seller(bench)
      const reader = await seller(bench)
      const [news] = await bench.gateway.contents(MODULE_TYPE.news)
      assert(news)
      const key = await keyOf(sharer, MODULE_TYPE.news, String(news.id))
      const phone = await bench.phone(null, CLIPBOARD)
      const path = `/app/news/${TENANT}/detail/${news.id}`
      await phone.open(`${path}?disrParentMultiDisKey=${key}&tag=`)
      await phone.see('#share-button')
      await phone.open(`/app/news/${TENANT}`)
      await phone.open(`/app/account/login?iid=${TENANT}&return=${encodeURIComponent(`${path}?tag=`)}`)
      const locked = phone.answerTo('multidis/lockFans')
      await logIn(phone, reader.who)
      await phone.at(path)
      await locked
      await phone.page.reload()
      await phone.settled()
      const fans = await fansOf(sharer)
      assert.deepEqual([fans.total, fans.list.map(({ rid }) => rid)], [1, [reader.who.rid]])

      const own = await keyOf(reader, MODULE_TYPE.news, String(news.id))
      const shortened = phone.answerTo('shorturl/create')
      await phone.tap('#share-button')
      await phone.see('#share-sheet')
      await shortened
      await phone.tap('#share-copy')
      const copied = new URL(await phone.page.evaluate(() => navigator.clipboard.readText()))
      const friend = await bench.phone()
      await friend.open(copied.pathname)
      await friend.at(path)
      const query = new URLSearchParams(new URL(friend.page.url()).search)
      assert.equal(query.get('disrParentMultiDisKey'), own)
      assert.deepEqual(
        [...query.values()].filter((value) => value === ''),
        [],
      )
      await expectBalance(bench.site)
    },
  },
  {
    name: 'a distributor leaves after two questions, and the centre offers the application again',
    async run(bench) {
      const { who } = await seller(bench)
      const phone = await bench.phone(who)
      await phone.open(`/app/account/distr/center?iid=${TENANT}`)
      await phone.tap('#center-leave')
      await agree(phone)
      await phone.page.getByText('再次确认').waitFor()
      await agree(phone)
      await phone.find('#screen').getByText('这里是分销商的页面').waitFor()
      const role = await who.ask<{ id?: string }>('/multidis/role/get', {})
      assert.equal(role.id, undefined)
    },
  },
]
