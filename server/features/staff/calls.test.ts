import {
  createOrder,
  createWechatPayment,
  decideReview,
  getOrder,
  listReviews,
  type RegistrationReview,
} from '@quanzi/contract'
import { review } from '../../cli/review'
import { hashPassword } from '../../identity/passwords'
import { Applicant, IID, REG, ToldFaceChecker, universityServer } from '../../testing/applicant'
import type { Actor, TestServer } from '../../testing/createTestServer'

let server: TestServer
let staff: Actor

beforeAll(async () => {
  server = await universityServer(new ToldFaceChecker())
  staff = await server.login({ iid: IID, rights: ['review'] })
})
afterAll(() => server.close())

let asked = 0
const decide = (id: string, decision: 'pass' | 'refuse', note = '', as = staff) =>
  server.call(
    decideReview,
    { iid: IID, reqId: `review-request-${++asked}`, kind: 'registration', id, decision, note },
    { as },
  )
const queue = (id?: string, as = staff) =>
  server.call(listReviews, { iid: IID, kind: 'registration', ...(id ? { id } : {}) }, { as })

/** An applicant who has submitted the form, with the id that staff use. */
async function handedIn(): Promise<{ applicant: Applicant; id: string }> {
  const applicant = await Applicant.arrive(server)
  await applicant.apply()
  const row = await server.db
    .selectFrom('registration')
    .select('id')
    .where('user_id', '=', applicant.actor.member.user_id)
    .executeTakeFirstOrThrow()
  return { applicant, id: String(row.id) }
}

const status = async (applicant: Applicant) => (await applicant.get()).status

describe('the queue', () => {
  test('shows answers, the photo and a masked number; reading is logged', async () => {
    const { id } = await handedIn()
    const page = await queue(id)
    expect(page).toMatchObject({ total: 1, hasMore: false, list: [{ id, who: '李明' }] })
    const data = page.list[0]?.data as unknown as RegistrationReview
    expect(data.photo).toContain('/photos/')
    expect(data.groups.flatMap(({ answers }) => answers)).toContainEqual({ name: '性别', value: '男' })
    expect(JSON.stringify(page)).not.toContain('11010519491231002X')
    const log = await server.db.selectFrom('review_log').selectAll().where('target_id', '=', id).execute()
    expect(log).toMatchObject([{ act: 'read', kind: 'registration', staff_id: staff.member.user_id }])
    const photo = new URL(data.photo, 'http://site.test')
    const response = await server.app.http.inject({
      url: photo.pathname + photo.search,
      cookies: { quanzi_session_3073: staff.bearer },
    })
    expect(response.statusCode).toBe(200)
  })

  test('hides conditional questions that were not asked', async () => {
    const { id } = await handedIn()
    const { list } = await queue(id)
    expect(JSON.stringify(list)).toContain('性别')
    expect(JSON.stringify(list)).not.toContain('工作单位')
  })

  test('is only for staff with the right', async () => {
    const scanner = await server.login({ iid: IID, rights: ['scan'] })
    const elsewhere = await server.login({ iid: 1000, rights: ['review'] })
    const nobody = await server.login({ iid: IID })
    const { id } = await handedIn()
    for (const as of [scanner, elsewhere, nobody]) {
      await expect(queue(id, as)).rejects.toMatchObject({ code: 1000002 })
      await expect(decide(id, 'pass', '', as)).rejects.toMatchObject({ code: 1000002 })
    }
  })
})

describe('deciding', () => {
  test('1 → 2 notifies the applicant, stores the note and removes the request from the queue', async () => {
    const { applicant, id } = await handedIn()
    expect(await decide(id, 'pass', '材料齐全')).toEqual({ state: 2 })
    expect(await applicant.get()).toMatchObject({ status: 2, reason: '材料齐全' })
    expect((await queue(id)).list).toEqual([])
    const notice = await server.db
      .selectFrom('chat_outbox')
      .select('content')
      .where('to_rid', '=', applicant.actor.member.rid)
      .executeTakeFirstOrThrow()
    expect(notice.content).toContain('您的报名已通过审核，请尽快缴费。')
  })

  test('1 → 3 when there is no fee', async () => {
    const { applicant, id } = await handedIn()
    await server.db.updateTable('registration_form').set({ fee: 0 }).where('reg_id', '=', REG).execute()
    try {
      expect(await decide(id, 'pass')).toEqual({ state: 3 })
    } finally {
      await server.db.updateTable('registration_form').set({ fee: 15_000 }).where('reg_id', '=', REG).execute()
    }
    expect(await status(applicant)).toBe(3)
  })

  test('1 → 4: a reset keeps the answers but not the photo, and the form can be submitted again', async () => {
    const { applicant, id } = await handedIn()
    await expect(decide(id, 'refuse')).rejects.toMatchObject({ code: 1000003 })
    await expect(decide(id, 'refuse', '短'.repeat(101))).rejects.toMatchObject({ code: 1000003 })
    expect(await decide(id, 'refuse', '照片不清晰')).toEqual({ state: 4 })
    expect(await applicant.get()).toMatchObject({ status: 4, reason: '照片不清晰' })
    await expect(applicant.commit()).rejects.toMatchObject({ code: 1000007 })
    expect([await applicant.reset(), await applicant.reset()]).toEqual([true, true])
    expect(await status(applicant)).toBe(0)
    expect(await applicant.saved('31')).toMatchObject({ 271: '李明' })
    expect((await applicant.groups()).filter(({ isFill }) => !isFill).map(({ groupName }) => groupName)).toEqual([
      '本人照片',
      '附件材料',
    ])
    await expect(applicant.commit()).rejects.toMatchObject({ msg: '请先填写本人照片' })
    await applicant.check(await applicant.upload(`again-${id}.jpg`))
    expect(await applicant.commit()).toBe(true)
    expect(await status(applicant)).toBe(1)
  })

  test('of two reviewers the second gets STALE', async () => {
    const { id } = await handedIn()
    const results = await Promise.allSettled([decide(id, 'pass'), decide(id, 'refuse', '材料不全')])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({ reason: { code: 1000007 } })
  })

  test('staff cannot decide their own request', async () => {
    const { applicant, id } = await handedIn()
    await server.db
      .insertInto('staff')
      .values({ iid: IID, user_id: applicant.actor.member.user_id, rights: ['review'] })
      .execute()
    await expect(decide(id, 'pass', '', applicant.actor)).rejects.toMatchObject({ code: 1000002 })
  })

  test('an unknown id is not found', async () => {
    await expect(decide('999999', 'pass')).rejects.toMatchObject({ code: 1000004 })
  })
})

describe('the fee', () => {
  const order = (applicant: Applicant, more: { remark?: string } = {}) =>
    server.call(
      createOrder,
      { iid: IID, orderType: 28, userId: applicant.actor.member.rid, keys: REG, num: 1, ...more },
      { as: applicant.actor },
    )
  const pay = async (applicant: Applicant, gid: string) => {
    await server.call(createWechatPayment, { iid: IID, gid, tradeType: 'JSAPI' } as never, { as: applicant.actor })
    const attempt = await server.db
      .selectFrom('payment')
      .select(['trade_no', 'amount'])
      .where('order_id', '=', gid)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()
    return attempt
  }
  const notify = async (tradeNo: string, amount: number) => {
    const { body, signature } = server.payNotice(tradeNo, amount)
    return await server.app.http.inject({
      method: 'POST',
      url: '/pay/notify/local',
      headers: { 'content-type': 'text/plain', 'x-signature': signature },
      payload: body,
    })
  }

  test('can be ordered only after the review', async () => {
    const { applicant, id } = await handedIn()
    await expect(order(applicant)).rejects.toMatchObject({ code: 1000007 })
    await decide(id, 'pass')
    expect(await order(applicant)).toMatchObject({ status: 1, payable: 15_000 })
  })

  test('2 → 3 by the notification, once; a wrong amount is refused', async () => {
    const { applicant, id } = await handedIn()
    await decide(id, 'pass')
    const { gid } = await order(applicant)
    const { trade_no, amount } = await pay(applicant, gid)
    expect(await notify(trade_no, amount - 1)).toMatchObject({ statusCode: 409, body: 'amount' })
    expect(await status(applicant)).toBe(2)
    expect(await notify(trade_no, amount)).toMatchObject({ statusCode: 200, body: 'success' })
    expect(await notify(trade_no, amount)).toMatchObject({ statusCode: 200, body: 'success' })
    expect(await status(applicant)).toBe(3)
    expect((await server.call(getOrder, { iid: IID, orderId: gid } as never, { as: applicant.actor })).status).toBe(13)
    const booked = await server.db.selectFrom('order_event').select('id').where('order_id', '=', gid).execute()
    expect(booked).toHaveLength(3)
    await expect(order(applicant)).rejects.toMatchObject({ code: 201006 })
  })

  test('nobody pays twice: a repeat gets the waiting order, and a changed request replaces it', async () => {
    const { applicant, id } = await handedIn()
    await decide(id, 'pass')
    const first = await order(applicant)
    const early = await pay(applicant, first.gid)
    server.time.now += 61_000
    expect(await order(applicant)).toMatchObject({ gid: first.gid, again: true })
    const second = await order(applicant, { remark: '发票开给学校' })
    expect(second.gid).not.toBe(first.gid)
    await notify(early.trade_no, early.amount)
    expect(await status(applicant)).toBe(2)
    const attempt = await pay(applicant, second.gid)
    await notify(attempt.trade_no, attempt.amount)
    expect(await status(applicant)).toBe(3)
    const refund = await server.db.selectFrom('refund').selectAll().where('order_id', '=', first.gid).execute()
    expect(refund).toMatchObject([{ amount: 15_000 }])
  })
})

describe('the command', () => {
  test('lists, shows and decides as a member of staff', async () => {
    await server.db
      .updateTable('member')
      .set({ password_hash: await hashPassword('quanzi123') })
      .where('mobile', '=', '13830730001')
      .execute()
    const address = await server.app.http.listen({ port: 0, host: '127.0.0.1' })
    const run = (...argv: string[]) => review(['--iid', '3073', '--server', address, ...argv], {})
    const { applicant, id } = await handedIn()
    expect(await run()).toContain(`${id}\t李明\t`)
    expect(await run('--reg', id)).toContain('  性别: 男')
    await expect(run('--reg', id, '--refill')).rejects.toThrow('1000003')
    expect(await run('--reg', id, '--refill', '--note', '请补充成绩单')).toBe(`${id}: 需重新填写\n`)
    expect(await status(applicant)).toBe(4)
    await expect(run('--reg', id, '--pass')).rejects.toThrow('1000007')
    await expect(run('--reg', id, '--pass', '--password', 'wrong')).rejects.toThrow('手机号或密码不正确')
    await expect(run('--pass')).rejects.toThrow('--id')
    expect(await review([], {})).toContain('npm run review')
  })
})
