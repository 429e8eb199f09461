import type { FileChooser } from 'playwright-core'
import { review } from '../../../server/cli/review'
import { ANSWERS, type Answer, REG_ID, STORED, UNIVERSITY } from '../../admissions/applicantAnswers'
import type { Bench } from '../Journey'
import type { Account, Member } from '../support/Gateway'
import type { Phone } from '../support/Phone'

export const HOME = `/app/university/frame/home?iid=${UNIVERSITY}`
export const PERSONAL = '/app/university/frame/personal'
export const APPLY = '/app/university/apply/home'
export const FORM = '/app/university/apply/form'
export const PHOTO_FORM = '/app/university/apply/photo-form'

type Upload = Parameters<FileChooser['setFiles']>[0]

/** A picture for a file chooser. */
export const jpeg = (buffer: Buffer, name = 'me.jpg') => ({ name, mimeType: 'image/jpeg', buffer })

/** Logs in on the mine tab; ends on the overview. */
export async function enter(phone: Phone, { mobile, password }: Account): Promise<void> {
  await phone.open(`${PERSONAL}?iid=${UNIVERSITY}`)
  await phone.type('#login-mobile', mobile)
  await phone.type('#login-password', password)
  await phone.tap('#login-submit')
  await phone.at(APPLY)
  await phone.see('#apply-status')
}

/** The form's parameters in an applicant's calls. */
const formOf = ({ rid, token }: Member, groupId: string) => ({ rid, token, regId: REG_ID, groupId })

/** The answers of a group on the server. */
export async function answersOf(applicant: Member, groupId: string): Promise<Readonly<Record<string, string>>> {
  const { t3 } = await applicant.ask<{ t3: string }>('/api/registration/getFormItems', formOf(applicant, groupId))
  const { version, ...answers } = JSON.parse(t3)
  return answers
}

/** Saves through the gateway the answers that `fillGroups` types, for journeys that continue after the form. */
export async function saveAnswers(applicant: Member): Promise<void> {
  for (const [group, answers] of Object.entries(STORED)) {
    const params = { ...formOf(applicant, group), content: JSON.stringify(answers) }
    await applicant.ask('/api/registration/saveFormItems', params)
  }
}

/** A new applicant on the overview of a phone, and the same applicant's session at the gateway. */
export async function applicantOf(
  bench: Bench,
  { filled = false } = {},
): Promise<{ account: Account; applicant: Member; phone: Phone }> {
  const account = await bench.gateway.register(UNIVERSITY)
  const applicant = await bench.gateway.login(account, UNIVERSITY)
  if (filled) await saveAnswers(applicant)
  const phone = await bench.phone()
  await enter(phone, account)
  return { account, applicant, phone }
}

/** Waits until a toast or dialog shows these words. */
export async function hear(phone: Phone, words: string): Promise<void> {
  await phone.hear(words)
}

export async function openGroup(phone: Phone, id: string): Promise<void> {
  await phone.tap(`#group-${id}`)
  await phone.at(FORM)
  await phone.see('#form-save')
}

export async function answer(phone: Phone, one: Answer): Promise<void> {
  const id = `#field-${one.field}`
  if ('text' in one) return phone.type(id, one.text)
  if ('date' in one) return phone.chooseDate(id, one.date)
  if ('times' in one) {
    for (let n = 0; n < one.times; n++) await phone.tap(`${id}-plus`)
    return
  }
  await phone.tap(id)
  const rows = 'pick' in one ? one.pick.map((at) => `${id}-${at}`) : one.place.map((code) => `#region-${code}`)
  for (const row of rows) await phone.tap(row)
  await phone.page.locator(rows[rows.length - 1] ?? '').waitFor({ state: 'hidden' })
}

/** Presses save and waits for the overview with the group marked; a group without one answer stays unfilled. */
export async function save(phone: Phone, group: string, mark: '已填写' | '未填写' = '已填写'): Promise<void> {
  await phone.tap('#form-save')
  await hear(phone, '保存成功')
  await phone.at(APPLY)
  await phone.find(`#group-mark-${group}`).filter({ hasText: mark }).waitFor()
}

/** Presses a button and gives files to the chooser that opens. */
export async function choose(phone: Phone, press: () => Promise<unknown>, files: Upload): Promise<void> {
  const [chooser] = await Promise.all([phone.page.waitForEvent('filechooser'), press()])
  await chooser.setFiles(files)
}

/** Waits until this many pictures of the certificates are stored. */
export async function stored(phone: Phone, count: number): Promise<void> {
  const pictures = phone.page.locator('#images-302').filter({ visible: true })
  await pictures
    .locator('img')
    .nth(count - 1)
    .waitFor()
  await pictures.filter({ hasNotText: /上传|等待/ }).waitFor()
}

/** From the form to the last of the guide's five steps, whose button opens the chooser. */
export async function walkGuide(phone: Phone): Promise<void> {
  await phone.tap('#field-276')
  for (let step = 1; step <= 4; step++) {
    await phone
      .find('#screen')
      .filter({ hasText: `${step}/5` })
      .waitFor()
    await phone.tap('#guide-next')
  }
}

/** From the form through the guide to the photo form. */
export async function shoot(phone: Phone, photo: Buffer): Promise<void> {
  await walkGuide(phone)
  await choose(phone, () => phone.tap('#guide-next'), jpeg(photo))
  await phone.at(PHOTO_FORM)
  await phone.see('#photo-verdict, #photo-result')
}

export async function confirmPhoto(phone: Phone): Promise<void> {
  await phone.tap('#photo-submit')
  await hear(phone, '确认无误并提交？')
  await phone.tap('#dialog-confirm')
}

/** Replaces the picture on the photo form. */
export const retake = (phone: Phone, files: Upload) => choose(phone, () => phone.tap('#photo-retake'), files)

/** Fills the photo group, from the overview until it is marked. */
export async function givePhoto(phone: Phone, photo: Buffer): Promise<void> {
  await openGroup(phone, '36')
  await shoot(phone, photo)
  await confirmPhoto(phone)
  await phone.at(FORM)
  await phone.find('#field-276').filter({ hasText: '已通过' }).waitFor()
  await save(phone, '36')
}

/** Fills the open form. */
export async function fillGroup(phone: Phone, id: string): Promise<void> {
  for (const one of ANSWERS[id] ?? []) await answer(phone, one)
  await save(phone, id)
}

/** Fills every group except photo and documents. */
export async function fillGroups(phone: Phone, ids = Object.keys(ANSWERS)): Promise<void> {
  for (const id of ids) {
    await openGroup(phone, id)
    await fillGroup(phone, id)
  }
}

/** Ticks the consent and submits. */
export async function handIn(phone: Phone): Promise<void> {
  await phone.tap('#consent')
  await phone.tap('#apply-button')
  await phone.tap('#dialog-confirm')
  await statusIs(phone, '资料已提交，等待审核')
}

export async function statusIs(phone: Phone, words: string): Promise<void> {
  await phone.find('#apply-status').filter({ hasText: words }).waitFor()
}

/** The demo university's reviewer. */
const OFFICE: Account = { mobile: '13830730001', password: 'quanzi123' }

/** Decides about one applicant's registration, as `npm run review` does. */
export async function decide(bench: Bench, applicant: Member, ...how: readonly string[]): Promise<void> {
  const office = await bench.gateway.login(OFFICE, UNIVERSITY)
  const { list } = await office.ask<{ list: { id: string; data: { rid: number } }[] }>('/v2/staff/queue', {
    kind: 'registration',
    pageNo: 1,
    pageSize: 50,
  })
  const waiting = list.find(({ data }) => data.rid === applicant.rid)
  if (!waiting) throw new Error(`nothing of ${applicant.rid} waits for a review`)
  await review(['--iid', String(UNIVERSITY), '--reg', waiting.id, '--server', bench.site.origin, ...how], {})
}

/** The registration on the server. */
export const registrationOf = (applicant: Member) =>
  applicant.ask<{ status: number; reason: string }>('/api/registration/get', {
    rid: applicant.rid,
    token: applicant.token,
    id: REG_ID,
  })
