import { ERRORS } from '@quanzi/contract'
import { ToldFaceChecker, universityServer } from '../testing/applicant'
import { CASES, type Case } from '../testing/catalogue/callFixtures'
import { filledIn, setScene, tenantOf } from '../testing/catalogue/makeCall'
import { openStage, type Stage } from '../testing/catalogue/Owner'
import type { TestServer } from '../testing/createTestServer'
import { RowChanges, type Totals } from '../testing/RowChanges'

/**
 * Makes every writing call twice at once with the same parameters: the effect must be that of one.
 * `doubleTap.test.ts` has special cases of some calls.
 */
let server: TestServer
let stage: Stage
let changes: RowChanges
beforeAll(async () => {
  server = await universityServer(new ToldFaceChecker())
  stage = await openStage(server, [1000, 3073])
  changes = await RowChanges.watch(server.db)
})
afterAll(() => server.close())

/** Calls whose second tap may be refused, because the first has used up or ended what both need. */
const SPENT: Readonly<Record<string, number>> = {
  sendCode: ERRORS.LIMIT.code,
  sendShopCode: ERRORS.LIMIT.code,
  registerByMobile: ERRORS.CODE.code,
  logout: ERRORS.LOGIN.code,
  closeAccount: ERRORS.LOGIN.code,
}

/**
 * Rows and sums that may grow with each tap: each login has its own session, and each attempt with a code is
 * counted.
 */
const OF_EACH: Readonly<Record<string, readonly string[]>> = {
  loginByMobile: ['session'],
  registerByMobile: ['sms_code.tries'],
  // Each member who taps has a different number.
  validateGoodsChildCode: ['cm_code.used_by'],
  // Each claim is another member's.
  claimGameResult: ['game_result.claimed_by'],
  // Whoever comes next is the next one there.
  doCheckin: ['checkin.ord'],
  sendCheckins: ['checkin.ord'],
  // Each look at a number counts.
  checkInterest: ['attempt.n'],
}

interface Tapped {
  readonly codes: readonly number[]
  readonly effect: Totals
}

/** Lets a new member make a call several times at once. */
async function tap(one: Case, times: number): Promise<Tapped> {
  const { caller, params } = await setScene(one, stage)
  const sent = filledIn(one, params, caller, tenantOf(one))
  await changes.look()
  const taps = Array.from({ length: times }, () => server.wire(one.call.uri, sent, { as: caller }))
  const answers = await Promise.all(taps)
  return { codes: answers.map(({ code }) => Number(code ?? 0)).sort(), effect: (await changes.look()).totals() }
}

const without = (effect: Totals, names: readonly string[] = []): Totals =>
  Object.fromEntries(Object.entries(effect).filter(([name]) => !names.includes(name)))

const writing = CASES.filter(({ call }) => !call.safe).map((one) => [one.name, one] as const)

test.each(writing)('%s made twice at once has one effect', async (name, one) => {
  // The very first call also writes rows that everybody shares; they must not be counted.
  await tap(one, 1)
  const once = await tap(one, 1)
  const twice = await tap(one, 2)
  expect(once.codes).toEqual([0])
  expect([
    [0, 0],
    [0, SPENT[name] ?? 0],
  ]).toContainEqual(twice.codes)
  expect(without(twice.effect, OF_EACH[name])).toEqual(without(once.effect, OF_EACH[name]))
})
