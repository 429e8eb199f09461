import { ERRORS, type OrderCalculation } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import type { OptionField } from './ChoiceStore'
import { PriceStore, type PricingParts, type PromoDraft } from './PriceStore'
import { calculationOf, prepaid, withCoupons } from './testing'

function start(parts: Partial<PricingParts> = {}) {
  const choice = { chosen: prepaid, openField: null as OptionField | null, insuranceFee: 1600 }
  const price = new PriceStore(choice, {
    calculate: async ({ num }) => calculationOf(9900 * num),
    findPromo: async (code) => ({ id: 'p', code, discountType: 2, value: 10, left: 5 }),
    promoDraft: { read: () => null, write: () => undefined },
    ...parts,
  })
  return { choice, price }
}

test('the best coupon counts until the buyer chooses, also none at all', async () => {
  const { price } = start({ calculate: async ({ num }) => withCoupons(9900 * num) })
  await price.ask()
  expect([price.takesBest, price.couponIds, price.price?.payable]).toEqual([true, ['c1'], 19_800 - 1000])
  price.toggleCoupon('c1')
  expect([price.takesBest, price.couponIds, price.price?.payable]).toEqual([false, [], 19_800])
  await price.ask()
  expect(price.couponIds).toEqual([])
})

test('stackable coupons are used together; a coupon that is not stackable removes the others', async () => {
  const { price } = start({ calculate: async ({ num }) => withCoupons(9900 * num) })
  await price.ask()
  price.toggleCoupon('c2')
  price.toggleCoupon('c3')
  expect(price.price?.parts.couponSave).toBe(800)
  price.toggleCoupon('c1')
  expect(price.couponIds).toEqual(['c1'])
  price.toggleCoupon('c3')
  expect(price.couponIds).toEqual(['c3'])
  price.toggleCoupon('c2')
  expect(price.price).toMatchObject({ coupons: [{ id: 'c2' }, { id: 'c3' }], payable: 19_800 - 800 })
})

test('insurance counts when it is selected, a discount code until it is removed', async () => {
  const { price } = start()
  await price.ask()
  price.change({ insured: true })
  expect(price.price?.payable).toBe(19_800 + 1600)
  price.typePromo(' SPRING ')
  await price.applyPromo()
  expect([price.promo?.code, price.price?.payable]).toEqual(['SPRING', 19_800 - 1980 + 1600])
  price.removePromo()
  expect([price.promo, price.price?.payable]).toEqual([null, 19_800 + 1600])
})

test('an invalid code shows the gateway’s message and changes nothing', async () => {
  const { price } = start({ findPromo: () => Promise.reject({ msg: '优惠码无效' }) })
  await price.ask()
  price.typePromo('X')
  expect([await price.applyPromo(), price.promoError, price.price?.payable]).toEqual([false, '优惠码无效', 19_800])
})

test('a reload keeps the typed code; one that counted is checked again, and the field says when it is over', async () => {
  let kept: PromoDraft | null = null
  let over = false
  const promoDraft = {
    read: () => kept,
    write: (draft: PromoDraft | null) => {
      kept = draft
    },
  }
  const visit = async () => {
    const { price } = start({
      promoDraft,
      findPromo: async (code) => {
        if (over) throw { msg: '优惠码已用完' }
        return { id: 'p', code, discountType: 2, value: 10, left: 5 }
      },
    })
    await price.ask()
    await price.restorePromo()
    return price
  }
  ;(await visit()).typePromo('SPRING')
  const typed = await visit()
  expect([typed.promoCode, typed.promo]).toEqual(['SPRING', null])
  await typed.applyPromo()
  expect((await visit()).price?.payable).toBe(19_800 - 1980)
  over = true
  const late = await visit()
  expect([late.promoCode, late.promo, late.promoError]).toEqual(['SPRING', null, '优惠码已用完'])
  late.typePromo('')
  expect(kept).toBeNull()
})

test('the gateway’s sum is shown until the selection changes', async () => {
  const { price } = start({ calculate: async ({ num }) => withCoupons(9900 * num) })
  await price.ask()
  const changes = [
    () => price.change({ useCoin: false }),
    () => price.toggleCoupon('c1'),
    () => price.applyPromo(),
    () => price.ask(),
  ]
  for (const change of changes) {
    await price.reprice(20_000)
    expect(price.price?.payable).toBe(20_000)
    await change()
    expect(price.price?.payable).toBeLessThan(20_000)
  }
})

test('a deposit takes no coupon and no code, and the whole price has them back', async () => {
  let noDiscounts: true | undefined
  const { price } = start({
    calculate: async ({ num }) => ({
      ...withCoupons(9900 * num),
      ...(noDiscounts ? { noDiscounts, coupons: [] } : {}),
    }),
  })
  await price.ask()
  price.typePromo('SPRING')
  await price.applyPromo()
  const reduced = price.price?.payable
  noDiscounts = true
  await price.ask()
  expect([price.takesDiscounts, price.promoInUse, price.price?.payable]).toEqual([false, null, 19_800])
  noDiscounts = undefined
  await price.ask()
  expect([price.takesDiscounts, price.promoInUse?.code, price.price?.payable]).toEqual([true, 'SPRING', reduced])
})

test('an incomplete selection is not priced', async () => {
  const { price, choice } = start()
  choice.openField = 'property'
  await price.ask()
  expect(price.price).toBeNull()
})

test('what costs nothing, freight neither, is free', async () => {
  const free = async (subtotal: number, freight: number) => {
    const { price } = start({ calculate: async () => ({ ...calculationOf(subtotal), freight }) })
    await price.ask()
    return price.isFree
  }
  expect([start().price.isFree, await free(0, 0), await free(0, 800), await free(100, 0)]).toEqual([
    ...[false, true, false, false],
  ])
})

test('a late price of an older selection is ignored', async () => {
  const answers: ((calculation: OrderCalculation) => void)[] = []
  const { price } = start({ calculate: () => new Promise((resolve) => answers.push(resolve)) })
  const asked = [price.ask(), price.ask()]
  answers[1]?.(calculationOf(200))
  answers[0]?.(calculationOf(100))
  await Promise.all(asked)
  expect(price.price?.payable).toBe(200)
})

test('an unavailable selection shows the reason', async () => {
  const { price } = start({ calculate: () => Promise.reject({ msg: '名额已满' }) })
  await price.ask()
  expect([price.refusal, price.price, price.isUnanswered]).toEqual(['名额已满', null, false])
})

test('a full session offers its waiting list, a full team none', async () => {
  const full = (data?: object) => {
    const error = new GatewayError({ kind: 'business', code: ERRORS.FULL.code, msg: '名额已满', response: { data } })
    return start({ calculate: () => Promise.reject(error) }).price
  }
  const [session, team] = [full(), full({ team: 't1' })]
  await Promise.all([session.ask(), team.ask()])
  expect([session.isFull, team.isFull]).toEqual([true, false])
})

test('after a failure the price is requested again, and no older price shows meanwhile', async () => {
  let offline = false
  const { price } = start({
    calculate: async () => {
      if (offline) throw new GatewayError({ kind: 'network', code: 500000, msg: '系统繁忙，请稍后再试' })
      return calculationOf(9900)
    },
  })
  await price.ask()
  offline = true
  await price.ask()
  expect([price.price, price.isUnanswered]).toEqual([null, true])
  offline = false
  await price.ask()
  expect([price.price?.payable, price.refusal]).toEqual([9900, ''])
})
