import { randomUUID } from 'node:crypto'
import {
  applyWithdrawal,
  type CODE_PURPOSES,
  createOrder,
  ORDER_STATUS,
  saveAlbum,
  saveContent,
} from '@quanzi/contract'
import { storeMessages } from '../../chat/storeMessages'
import { keptPassword, randomCardNo, randomPassword } from '../../features/realcard/cardSecrets'
import { reindex } from '../../items/contentIndex'
import { move, post, tenantAccount, userAccount } from '../../ledger/post'
import type { Actor, TestServer } from '../createTestServer'
import { orderLines } from '../orderLines'
import { Till } from '../Till'
import { MARK, markedAppId, markedMobile } from './marks'

/** The tenants of owners; each has staff with every right. */
export interface Stage {
  readonly server: TestServer
  readonly staff: Readonly<Record<number, Actor>>
}

export const ACTIVITY = '9012'
export const STAY_ROOM = '25004-r1'
const RIGHTS = ['content', 'order', 'scan', 'review', 'money', 'page']
const DAY = 86_400_000

/** Staff of a tenant with every right. */
export const allStaff = (server: TestServer, iid: number): Promise<Actor> =>
  server.login({ iid, rights: RIGHTS, nick_name: '员工' })

/** A server with enough seats and nights for many buyers, and its staff. */
export async function openStage(server: TestServer, tenants: readonly number[]): Promise<Stage> {
  await server.db.updateTable('act_session').set({ stock: 100_000 }).where('item_id', '=', ACTIVITY).execute()
  await server.db.updateTable('stay_night').set({ total: 100_000 }).where('room_id', '=', STAY_ROOM).execute()
  const staff = await Promise.all(tenants.map(async (iid) => [iid, await allStaff(server, iid)] as const))
  return { server, staff: Object.fromEntries(staff) }
}

/**
 * The owner of the rows that a call concerns. Each method creates one row of a kind, with a mark in its private texts.
 */
export class Owner {
  private constructor(
    private readonly stage: Stage,
    readonly iid: number,
    readonly actor: Actor,
    readonly mobile: string,
  ) {}

  static async arrive(stage: Stage, iid: number): Promise<Owner> {
    const mobile = markedMobile()
    const actor = await stage.server.login({ iid, mobile, nick_name: '物主' })
    const app = { openid: markedAppId(), unionid: markedAppId() }
    await stage.server.db.updateTable('member').set(app).where('id', '=', actor.member.id).execute()
    return new Owner(stage, iid, { ...actor, member: { ...actor.member, ...app } }, mobile)
  }

  get server(): TestServer {
    return this.stage.server
  }

  get staff(): Actor {
    const staff = this.stage.staff[this.iid]
    if (!staff) throw new Error(`nobody is staff of ${this.iid}`)
    return staff
  }

  get rid(): number {
    return this.actor.member.rid
  }

  private get db() {
    return this.server.db
  }

  private get own() {
    return { iid: this.iid, user_id: this.actor.member.user_id }
  }

  private get now() {
    return this.server.time.now
  }

  /** Another member of the tenant, without any rows. */
  friend(): Promise<Actor> {
    return this.server.login({ iid: this.iid, nick_name: '朋友' })
  }

  /** Requests a code for a number and a purpose, and returns it. */
  async code(mobile: string, purpose?: (typeof CODE_PURPOSES)[number]): Promise<string> {
    // Resets the limits of one code a minute per number and twenty a day per address.
    await this.db.deleteFrom('sms_code').where('mobile', '<>', mobile).execute()
    await this.server.wire('/v1/users/bindmobile/send/h5', { iid: this.iid, mobile, purpose })
    const code = this.server.smsCode(mobile)
    if (!code) throw new Error(`no code was sent to ${mobile}`)
    return code
  }

  async address(): Promise<string> {
    const values = { ...this.own, name: MARK, mobile: this.mobile, address: `${MARK} 路 1 号`, at: this.now }
    return (await this.db.insertInto('address').values(values).returning('id').executeTakeFirstOrThrow()).id
  }

  async cartLine(sku_id: string): Promise<void> {
    const values = { ...this.own, source: 'mall' as const, sku_id, num: 7, price_seen: 1, at: this.now }
    await this.db.insertInto('cart_line').values(values).execute()
  }

  async family(): Promise<void> {
    const values = { ...this.own, dad: MARK, mom: MARK, name: MARK, phone: this.mobile, child_info: '[]' }
    await this.db.insertInto('family_info').values(values).execute()
  }

  wallet(amount: number): Promise<unknown> {
    const postings = move(tenantAccount(this.iid, 'channel'), userAccount(this.iid, this.own.user_id, 'wallet'), amount)
    return post(this.db, { iid: this.iid, kind: 'test', ref: randomUUID(), at: this.now, postings })
  }

  /** The newest entry of the owner's wallet. */
  async walletEntry(): Promise<string> {
    const row = await this.db
      .selectFrom('ledger_entry as e')
      .innerJoin('ledger_account as a', (on) => on.onRef('a.iid', '=', 'e.iid').onRef('a.id', '=', 'e.account_id'))
      .select('e.id')
      .where('a.iid', '=', this.iid)
      .where('a.owner', '=', this.own.user_id)
      .where('a.kind', '=', 'wallet')
      .orderBy('e.id', 'desc')
      .executeTakeFirstOrThrow()
    return `e${row.id}`
  }

  /** A payout account of the owner's. */
  async payAccount(): Promise<string> {
    const numbers = { masked: '**** 1111', number_enc: MARK, number_hash: randomUUID(), numbered_at: this.now }
    const values = { ...this.own, kind: 'bank' as const, holder: MARK, ...numbers }
    const row = await this.db.insertInto('pay_account').values(values).returning('id').executeTakeFirstOrThrow()
    return String(row.id)
  }

  /** A withdrawal that waits for review. */
  async withdrawal(): Promise<string> {
    await this.wallet(5000)
    const accountId = await this.payAccount()
    const wish = { iid: this.iid, reqId: randomUUID(), amount: 2000, accountId }
    return (await this.server.call(applyWithdrawal, wish, { as: this.actor })).id
  }

  /** An unpaid ticket. */
  async order(): Promise<string> {
    return (await this.ordered()).gid
  }

  private ordered() {
    const entrants = [{ name: MARK, mobile: this.mobile }]
    return new Till(this.server).order(this.actor, { remark: MARK, name: MARK, phone: this.mobile }, { entrants })
  }

  /** A paid ticket with its payment. */
  async ticket(): Promise<{ gid: string; tradeNo: string; code: string; entry: string }> {
    const { gid, tradeNo } = await new Till(this.server).pay(await this.ordered(), this.actor)
    const { id, ticket_code } = await this.db
      .selectFrom('entry')
      .select(['id', 'ticket_code'])
      .where('order_id', '=', gid)
      .executeTakeFirstOrThrow()
    return { gid, tradeNo, entry: id, code: ticket_code ?? '' }
  }

  /** One of the people whom an order has saved. */
  async savedEntrant(): Promise<string> {
    await this.ordered()
    const row = await this.db
      .selectFrom('saved_entrant')
      .select('id')
      .where('user_id', '=', this.actor.member.user_id)
      .executeTakeFirstOrThrow()
    return String(row.id)
  }

  /** A request for a bespoke activity. */
  async needform(days: { readonly from: string; readonly to: string }): Promise<void> {
    const values = { ...this.own, destination: MARK, name: MARK, phone: this.mobile, note: MARK, at: this.now }
    const { from: from_day, to: to_day } = days
    const row = { ...values, from_day, to_day, people: 2, budget_fen: 0, contacted_at: null, done_at: null }
    await this.db.insertInto('needform').values(row).execute()
  }

  /** Goods in a status; by default they are paid and wait for shipping. */
  async goods(status: number = ORDER_STATUS.paid, number = 'SF1234567890'): Promise<{ gid: string; chain: string }> {
    const order = await orderLines(this.server, this.actor, { lines: [{ targetId: 'g-lamp', price: 100 }] })
    await new Till(this.server).pay(order, this.actor)
    const parcel = { status, company: MARK, transport_number: number, remark: MARK }
    await this.db
      .updateTable('orders')
      .set({ remark: MARK, name: MARK, phone: this.mobile })
      .where('id', '=', order.gid)
      .execute()
    const { id } = await this.db
      .updateTable('order_chain')
      .set(parcel)
      .where('order_id', '=', order.gid)
      .returning('id')
      .executeTakeFirstOrThrow()
    return { gid: order.gid, chain: String(id) }
  }

  /** A paid order with an open offer of cash back. */
  async sharedOrder(by: Actor = this.actor): Promise<string> {
    const line = { targetId: 'g-lamp', price: 100 }
    const order = await orderLines(this.server, by, { lines: [line], buyShare: { need: 50, cashBack: 50, hours: 24 } })
    return (await new Till(this.server).pay(order, by)).gid
  }

  /** The member as a distributor, optionally under a parent. */
  async distributor(as: Actor = this.actor, parent?: { id: number }, status = 1): Promise<{ id: number }> {
    const place = parent ? { parent_id: parent.id, path: `/${parent.id}/`, depth: 2 } : { path: '/', depth: 1 }
    const row = { iid: this.iid, user_id: as.member.user_id, status, at: this.now, ...place }
    return await this.db.insertInto('dis_role').values(row).returning('id').executeTakeFirstOrThrow()
  }

  /** A distributor's child, with a private name. */
  async child(parent: { id: number }, status = 1): Promise<{ id: number }> {
    const friend = await this.server.login({ iid: this.iid, nick_name: MARK })
    return await this.distributor(friend, parent, status)
  }

  async shareKey(role: { id: number }): Promise<string> {
    const key = randomUUID().replaceAll('-', '').slice(0, 24)
    const row = { key, iid: this.iid, role_id: role.id, data_type: 9, data_id: ACTIVITY }
    await this.db.insertInto('dis_key').values(row).execute()
    return key
  }

  /** A locked fan with a private name; returns the lock's id. */
  async fan(role: { id: number }): Promise<string> {
    const { member } = await this.server.login({ iid: this.iid, nick_name: MARK })
    const row = { iid: this.iid, user_id: member.user_id, role_id: role.id, locked_at: this.now, expire_at: null }
    const lock = await this.db
      .insertInto('fan_lock')
      .values({ ...row, released_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return String(lock.id)
  }

  /** What the distributor noted about a fan. */
  async clientNote(role: { id: number }, lock: string): Promise<void> {
    const fan = this.db
      .selectFrom('fan_lock')
      .select('user_id')
      .where('iid', '=', this.iid)
      .where('id', '=', Number(lock))
    const { user_id } = await fan.executeTakeFirstOrThrow()
    const row = { iid: this.iid, role_id: role.id, user_id, text: MARK, tag: '', at: this.now }
    await this.db.insertInto('client_note').values(row).execute()
  }

  async discountCode(role: { id: number }): Promise<{ id: string; code: string }> {
    const code = `CODE${role.id}`
    const row = {
      ...this.own,
      user_id: await this.ownerOf(role),
      code,
      role_id: role.id,
      percent: 5,
      goods_id: null,
      total: 9,
      end_time: this.now + DAY,
    }
    const { id } = await this.db.insertInto('discount_code').values(row).returning('id').executeTakeFirstOrThrow()
    return { id, code }
  }

  private async ownerOf({ id }: { id: number }): Promise<number> {
    const role = this.db.selectFrom('dis_role').select('user_id').where('iid', '=', this.iid).where('id', '=', id)
    return (await role.executeTakeFirstOrThrow()).user_id
  }

  /** A private note. */
  async draft(): Promise<string> {
    const body = [{ type: 'text' as const, text: MARK }]
    const note = { iid: this.iid, reqId: randomUUID(), moduleType: 11 as const, title: MARK, body }
    return (await this.server.call(saveContent, { ...note, status: 'draft' }, { as: this.actor })).id
  }

  /** A special page with one section, as staff would save it again. */
  async specialPage() {
    const section = { id: 's1', title: '专题', hidden: false }
    const stored = [{ id: 's1', type: 8, title: '专题', style: {}, data: {} }]
    const page = { iid: this.iid, type: 240, title: MARK, sections: JSON.stringify(stored), share: '{}' }
    const saved = await this.db.insertInto('pages').values(page).returning(['id', 'version']).executeTakeFirstOrThrow()
    return { ...saved, title: '新的专题', sections: [section] }
  }

  /** A private album with one photo. */
  async album(): Promise<string> {
    const { iid } = this
    const photo = { key: await this.picture(true), w: 4, h: 3 }
    const album = { iid, reqId: randomUUID(), title: MARK.slice(0, 30), visibility: 'private' as const }
    return (await this.server.call(saveAlbum, { ...album, addPhotos: [photo] }, { as: this.actor })).id
  }

  /** A live room that the owner hosts; it begins tomorrow. */
  async room(): Promise<string> {
    const at = { created_at: this.now, published_at: this.now }
    const row = { iid: this.iid, module_type: 23, author_id: this.actor.member.user_id, title: '夜话', ...at }
    const saved = await this.db
      .insertInto('content')
      .values({
        ...row,
        body: '[]',
        extra: '{}',
        status: 'published',
        start_at: this.now + DAY,
        end_at: this.now + 2 * DAY,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await reindex(this.db, { iid: this.iid, id: saved.id })
    return saved.id
  }

  async picture(isPrivate = false): Promise<string> {
    const key = `h5/${this.iid}_${randomUUID()}.jpg`
    const row = { ...this.own, key, type: 'image/jpeg', size: 4, private: isPrivate, at: this.now }
    await this.db.insertInto('uploads').values(row).execute()
    return key
  }

  /** A claimed coupon. */
  async coupon(): Promise<string> {
    const row = { ...this.own, coupon_id: 'c1001', seq: 1, order_id: null, source_order_id: null }
    const saved = await this.db
      .insertInto('user_coupon')
      .values({ ...row, end_time: this.now + DAY, at: this.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return saved.id
  }

  /** The owner's closed team, with an applicant. */
  async team(): Promise<{ id: string; applicant: number }> {
    const at = { code: randomUUID(), code_expires: this.now + DAY, created_at: this.now }
    const ref = { iid: this.iid, scope: 'act', ref_id: ACTIVITY }
    const row = {
      ...ref,
      ...at,
      name: `队${this.rid}`,
      notice: MARK,
      captain_id: this.own.user_id,
      max: 9,
      open: false,
    }
    const { id } = await this.db.insertInto('team').values(row).returning('id').executeTakeFirstOrThrow()
    const { member } = await this.server.login({ iid: this.iid, nick_name: MARK })
    const people = [
      { user_id: this.own.user_id, state: 'active' as const },
      { user_id: member.user_id, state: 'applied' as const },
    ]
    const rows = people.map((one) => ({ ...ref, ...one, team_id: id, joined_at: this.now }))
    await this.db.insertInto('team_member').values(rows).execute()
    return { id, applicant: member.rid }
  }

  /** A conversation: the other person's rid and the last message. */
  async talk(): Promise<{ other: number; lastId: string }> {
    const { member } = await this.server.login({ iid: this.iid, nick_name: MARK })
    const say = (from_rid: number, to_rid: number) => {
      const temp_id = randomUUID()
      const content = JSON.stringify({ tempID: temp_id, body: { type: 1, text: `${MARK}在说话` } })
      return { iid: this.iid, from_rid, to_rid, temp_id, flag: 0, content, at: this.now }
    }
    const said = await storeMessages(this.db, this.iid, [say(this.rid, member.rid), say(member.rid, this.rid)])
    return { other: member.rid, lastId: String(said.at(-1)?.row.id) }
  }

  /** A full session of the activity. */
  async fullSession(): Promise<{ refId: string; sessionId: string }> {
    const at = { starts_at: this.now + DAY, ends_at: this.now + 2 * DAY }
    const row = { iid: this.iid, item_id: ACTIVITY, name: '满员场', stock: 0, age_from: null, age_to: null, ...at }
    const { id } = await this.db.insertInto('act_session').values(row).returning('id').executeTakeFirstOrThrow()
    return { refId: ACTIVITY, sessionId: id }
  }

  /** A printed card that nobody has activated, or one of the owner's. */
  async card(state: 'new' | 'active'): Promise<{ id: string; no: string; pwd: string }> {
    const [id, no, pwd] = [randomUUID().replaceAll('-', ''), randomCardNo(), randomPassword()]
    const kept = keptPassword(this.server.app.services.secrets, no, pwd)
    const holder =
      state === 'new'
        ? { user_id: null, activated_at: null, expires: null }
        : {
            user_id: this.own.user_id,
            activated_at: this.now,
            expires: this.now + DAY,
            name: MARK,
            mobile: this.mobile,
          }
    const rights = JSON.stringify([{ id: 'kids', name: '亲子活动', total: 2, used: 0 }])
    const row = {
      iid: this.iid,
      id,
      no,
      offer_id: 'card-hike',
      order_id: null,
      id_enc: null,
      id_hash: null,
      state,
      rights,
    }
    await this.db
      .insertInto('realcard')
      .values({ ...row, ...kept, ...holder })
      .execute()
    return { id, no, pwd }
  }

  async salesRep(): Promise<{ opId: string; opSalesId: string }> {
    const row = { iid: this.iid, op_id: 7, op_name: '运营', user_id: null, name: '销售', phone: '13812345678' }
    const { id } = await this.db.insertInto('operation_sales').values(row).returning('id').executeTakeFirstOrThrow()
    return { opId: '7', opSalesId: String(id) }
  }

  async versionOf(kind: string): Promise<number> {
    const docs = this.db.selectFrom('info_docs').select('version').where('iid', '=', this.iid).where('kind', '=', kind)
    return (await docs.orderBy('version', 'desc').executeTakeFirstOrThrow()).version
  }

  async shortUrl(): Promise<string> {
    const code = randomUUID().slice(0, 7)
    const url = `/app/act/${this.iid}/detail/${ACTIVITY}?k=${code}`
    await this.db
      .insertInto('short_urls')
      .values({ code, iid: this.iid, url, created_at: this.now, expire_at: null })
      .execute()
    return code
  }

  async configItem(): Promise<string> {
    const row = { iid: this.iid, type: 'hotWord', title: '热门', action: null, extra: '{}' }
    return (await this.db.insertInto('config_items').values(row).returning('id').executeTakeFirstOrThrow()).id
  }

  /** Questions left to ask the assistant. */
  credits(amount: number): Promise<unknown> {
    const postings = move(tenantAccount(this.iid, 'issue'), userAccount(this.iid, this.own.user_id, 'credit'), amount)
    return post(this.db, {
      ...{ iid: this.iid, kind: 'test', ref: randomUUID(), currency: 'CREDIT', at: this.now, postings },
    })
  }

  /** A question of the owner to an expert, without its order. */
  async question(): Promise<string> {
    const expert = await this.expert(await this.friend())
    return await this.asked({ expert_id: expert, user_id: this.own.user_id, order_id: randomUUID() })
  }

  /** Makes the owner an expert with a paid question; returns the question's id. */
  async askedAsExpert(): Promise<string> {
    await this.expert(this.actor)
    const friend = await this.friend()
    const wish = { iid: this.iid, orderType: 206, keys: String(this.rid), num: 1 }
    const info = { reqId: randomUUID(), message: `${MARK}想问问周末的路线怎么走` }
    const placed = await this.server.call(createOrder, { ...wish, info }, { as: friend })
    await new Till(this.server).pay(placed, friend)
    const row = this.db.selectFrom('ask_question').select('id').where('order_id', '=', placed.gid)
    return String((await row.executeTakeFirstOrThrow()).id)
  }

  private async expert({ member }: Actor): Promise<number> {
    await this.db
      .insertInto('expert')
      .values({ iid: this.iid, user_id: member.user_id, fee: 100 })
      .onConflict((c) => c.doNothing())
      .execute()
    return member.user_id
  }

  private async asked(whose: { expert_id: number; user_id: number; order_id: string }): Promise<string> {
    const at = { created_at: this.now, due_at: this.now + DAY }
    const row = { iid: this.iid, content: `${MARK}想问问周末的路线`, ...at, ...whose }
    return String((await this.db.insertInto('ask_question').values(row).returning('id').executeTakeFirstOrThrow()).id)
  }

  /** Makes the owner a VIP; returns the term's id. */
  async vip(): Promise<number> {
    const length = 30 * DAY
    const member = { card_id: 'vip-year', card_no: randomUUID(), since: this.now, expire_at: this.now + length }
    await this.db
      .insertInto('vip_member')
      .values({ ...this.own, ...member })
      .execute()
    const term = { order_id: randomUUID(), card_id: 'vip-year', starts_at: this.now, ends_at: this.now + length }
    const row = this.db.insertInto('vip_term').values({ ...this.own, ...term })
    return (await row.returning('id').executeTakeFirstOrThrow()).id
  }

  /** A claim that waits to be used. */
  async vipRecord(): Promise<{ id: string; code: string }> {
    const code = randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()
    const claim = {
      benefit_id: 'b-coffee',
      term_id: await this.vip(),
      seq: 1,
      code,
      infos: '{}',
      at: this.now,
    }
    const row = this.db.insertInto('vip_record').values({ ...this.own, ...claim })
    return { id: String((await row.returning('id').executeTakeFirstOrThrow()).id), code }
  }
}
