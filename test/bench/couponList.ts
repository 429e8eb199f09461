import { build, buildMini, type Coupon, listCoupons, type Page } from '@quanzi/contract'
import { statsOf } from '../automator/simulatorOf'
import { TENANT } from '../e2e/support/Gateway'
import { answeringGateway } from './answeringGateway'
import type { Figure } from './Figure'
import { logInThere } from './logInThere'
import { MeasuredApp } from './MeasuredApp'

const MANY = 1000
const PAGE = 20
/** Maximum bytes for the rows on and near the screen, about 20 rows. */
const SCREENFUL = 20_000
const coupon = (at: number): Coupon => ({
  id: `m${at}`,
  couponId: `c${at}`,
  name: `秋季活动满减券 ${at + 1}`,
  discountType: 1,
  minusPrice: 20 + (at % 5) * 10,
  fullPrice: 100,
  endTime: Date.UTC(2031, 0, 1),
  status: 0,
  scope: '所有活动',
  target: { orderTypes: [], ids: [] },
  left: null,
  owned: 1,
  perUser: 1,
})

/** Answers with the first page, then a second one of a thousand rows; after a refresh with all rows at once. */
class Coupons {
  rows: readonly Coupon[] = Array.from({ length: PAGE + MANY }, (_, at) => coupon(at))
  isWhole = false
  /** Number of answers so far. */
  answers = 0

  readonly answer = (asked: string): string | null => {
    if (!asked.includes(listCoupons.uri)) return null
    this.answers += 1
    const pageNumber = Number(/"?pageNumber"?[=:]"?(\d+)/.exec(asked)?.[1] ?? 1)
    const list = this.isWhole ? this.rows : pageNumber === 1 ? this.rows.slice(0, PAGE) : this.rows.slice(PAGE)
    const hasMore = !this.isWhole && pageNumber === 1
    return JSON.stringify({ t: { list, total: this.rows.length, hasMore } satisfies Page<Coupon> })
  }
}

/** Bytes that a list of a thousand coupons sends from the logic layer to the view. */
export async function couponListBytes(
  origin: string,
  dist: string,
  target: 'weapp' | 'tt' = 'weapp',
): Promise<Figure[]> {
  const coupons = new Coupons()
  const gateway = await answeringGateway(origin, coupons.answer)
  const list = build('account.coupon', { iid: TENANT })
  const launch = { target, gateway: gateway.origin, at: buildMini('account.login', { iid: TENANT, return: list }) }
  const measuring = MeasuredApp.run(dist, launch, async (measured) => {
    const { app } = measured
    await logInThere(app)
    await app.find(`#coupon-m${PAGE - 1}`)
    const page = await app.page()
    // On a slow machine the screen may rest for a moment before the answer has come.
    const answered = (act: () => Promise<unknown>) =>
      measured.crossedBy(async () => {
        const before = coupons.answers
        await act()
        await app.until('an answer with coupons', async () => coupons.answers > before)
      })
    const refreshed = (change: () => void) =>
      answered(() => {
        change()
        return app.miniProgram.callWxMethod('startPullDownRefresh')
      })
    const added = await answered(() => page.callMethod('onReachBottom'))
    coupons.isWhole = true
    const same = await refreshed(() => undefined)
    const changed = await refreshed(() => {
      coupons.rows = coupons.rows.map((row) => (row.id === 'm3' ? { ...row, name: '已用' } : row))
    })
    await app.expectText('#coupon-m3', '已用')
    const removed = await refreshed(() => {
      coupons.rows = coupons.rows.filter(({ id }) => id !== 'm2')
    })
    if (await app.has('#coupon-m2')) throw new Error('the deleted row still shows')
    const far = await measured.crossedBy(async () => {
      await app.miniProgram.pageScrollTo(5000)
      await app.until('the rows further down', async () => (await statsOf(app)).setData.count > 0)
    })
    const group = `${target}, list of 1,000 coupons`
    return [
      { group, name: '1,000 rows added', value: added.bytes, unit: 'B', max: SCREENFUL },
      { group, name: 'the same rows again', value: same.bytes, unit: 'B', max: 0 },
      { group, name: 'one row changed', value: changed.bytes, unit: 'B', max: 60 },
      { group, name: 'one row deleted', value: removed.bytes, unit: 'B', max: 40_000 },
      { group, name: 'a jump of eight screens, at most at once', value: far.largest, unit: 'B', max: 60_000 },
    ] satisfies Figure[]
  })
  return measuring.finally(() => gateway.close())
}
