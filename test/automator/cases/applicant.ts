import { buildMini, listReviews, loginByMobile, saveFormItems } from '@quanzi/contract'
import { GatewayClient } from '../../../server/cli/GatewayClient'
import { review } from '../../../server/cli/review'
import { ANSWERS, type Answer, REG_ID, STORED, UNIVERSITY } from '../../admissions/applicantAnswers'
import type { AppUnderTest } from '../AppUnderTest'
import type { Account, Bench } from '../Bench'

/** The app as an applicant first opens it: empty storage, on the mine tab. */
export async function arrive(app: AppUnderTest): Promise<void> {
  await app.miniProgram.callWxMethod('clearStorage')
  await app.open(buildMini('university.personal', { iid: UNIVERSITY }))
  await app.find('#login-submit')
}

export async function enter(app: AppUnderTest, { mobile, password }: Account): Promise<void> {
  await app.type('#login-mobile', mobile)
  await app.type('#login-password', password)
  await app.tap('#login-submit')
  await app.at('university/apply')
  await app.find('#apply-status')
}

/** The applicant's session at the gateway. */
async function applicantClient(gateway: string, { mobile, password }: Account) {
  const client = new GatewayClient(gateway)
  const { t1: rid, t2: token } = await client.call(loginByMobile, {
    iid: UNIVERSITY,
    loginName: mobile,
    passWord: password,
  })
  client.bearer = token
  return { client, rid, token }
}

/** A new applicant on the overview, with empty storage; `filled`: with every group saved. */
export async function enterAnew(bench: Bench, { filled = false } = {}): Promise<Account> {
  const { app, member } = bench
  const account = await member(UNIVERSITY)
  if (filled) await saveAnswers(bench, account)
  await arrive(app)
  await enter(app, account)
  return account
}

export async function openGroup(app: AppUnderTest, id: string): Promise<void> {
  await app.tap(`#group-${id}`)
  await app.at('university/form')
  await app.until('the fields', async () => (await app.all('[id^="field-"]')).length > 0)
}

/** Opens the wheels of a date field without limits, turns them to `YYYY-MM-DD` and confirms. */
export async function chooseDate(app: AppUnderTest, id: string, date: string): Promise<void> {
  await app.tap(id)
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  // Turn the month first: the wheel of days has as many values as the month.
  const wheels = await app.find(`${id}-wheels`)
  for (const place of [1, day]) await wheels.trigger('change', { value: [year - 1920, month - 1, place - 1] })
  await app.tap(`${id}-done`)
  await app.until('the closed sheet', async () => !(await app.has(`${id}-wheels`)))
}

export async function answer(app: AppUnderTest, one: Answer): Promise<void> {
  const id = `#field-${one.field}`
  if ('text' in one) return app.type(id, one.text)
  if ('date' in one) return chooseDate(app, id, one.date)
  if ('times' in one) {
    for (let n = 0; n < one.times; n++) await app.tap(`${id}-plus`)
    return
  }
  await app.tap(id)
  const rows = 'pick' in one ? one.pick.map((at) => `${id}-${at}`) : one.place.map((code) => `#region-${code}`)
  for (const [level, row] of rows.entries()) {
    // Both levels of a picker number their rows from the same start.
    if (level > 0 && 'pick' in one) await app.find(`${id}-up`)
    await app.tap(row)
  }
  const last = rows[rows.length - 1] ?? ''
  await app.until('the closed sheet', async () => !(await app.has(last)))
}

/** Presses save and waits until the overview marks the group. */
export async function save(app: AppUnderTest, group: string): Promise<void> {
  await app.tap('#form-save')
  await app.at('university/apply')
  await app.expectText(`#group-mark-${group}`, '已填写')
}

export async function fillGroup(app: AppUnderTest, id: string): Promise<void> {
  for (const one of ANSWERS[id] ?? []) await answer(app, one)
  await save(app, id)
}

/** Saves the answers of every group through the gateway, for cases that continue after the form. */
async function saveAnswers({ gateway }: Bench, account: Account): Promise<void> {
  const { client, rid, token } = await applicantClient(gateway, account)
  for (const [groupId, content] of Object.entries(STORED))
    await client.call(saveFormItems, { rid, token, regId: REG_ID, groupId, content })
}

/** From the open form through the guide to the photo form. */
export async function shoot({ app, photo }: Bench, jpeg: Buffer): Promise<void> {
  await photo?.(jpeg)
  await app.tap('#field-276')
  await app.at('university/photo-guide')
  for (let step = 1; step <= 5; step++) {
    await app.until(`step ${step}`, async () => (await app.screenText()).includes(`${step}/5`))
    await app.tap('#guide-next')
  }
  await app.at('university/photo-form')
}

export async function confirmPhoto(app: AppUnderTest): Promise<void> {
  await app.tap('#photo-submit')
  await app.expectText('#dialog', '确认无误并提交？')
  await app.tap('#dialog-confirm')
}

/** Fills the photo group, from the overview until it is marked. */
export async function givePhoto(bench: Bench, jpeg: Buffer): Promise<void> {
  const { app } = bench
  await openGroup(app, '36')
  await shoot(bench, jpeg)
  await confirmPhoto(app)
  await app.at('university/form')
  await app.expectText('#field-276', '已通过')
  await save(app, '36')
}

export async function handIn(app: AppUnderTest): Promise<void> {
  await app.tap('#consent')
  await app.tap('#apply-button')
  await app.tap('#dialog-confirm')
  await app.expectText('#apply-status', '资料已提交，等待审核')
}

/** Decides about one applicant's registration, as `npm run review` does. */
export async function decide({ gateway }: Bench, applicant: Account, ...how: readonly string[]): Promise<void> {
  const iid = UNIVERSITY
  const { client, rid } = await applicantClient(gateway, applicant)
  const { t2 } = await client.call(loginByMobile, { iid, loginName: '13830730001', passWord: 'quanzi123' })
  client.bearer = t2
  const { list } = await client.call(listReviews, { iid, kind: 'registration', pageSize: 50 })
  const waiting = list.find(({ data }) => data.rid === rid)
  if (!waiting) throw new Error(`nothing of ${rid} waits for a review`)
  await review(['--iid', String(iid), '--reg', waiting.id, '--server', gateway, ...how], {})
}

/** Opens the overview again, as on another day. */
export async function reopen(app: AppUnderTest): Promise<void> {
  await app.open(buildMini('university.apply', { iid: UNIVERSITY }))
  await app.find('#apply-status')
}
