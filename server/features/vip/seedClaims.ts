import { ORDER_TYPE, VIP_BENEFIT_TYPE } from '@quanzi/contract'
import type { Services } from '../../call/Context'
import { contextOf } from '../../seed/contextOf'
import type { Story } from '../../seed/Planter'
import { confirmPayment } from '../../trade/confirmPayment'
import { placeOrder } from '../../trade/createOrder'
import { payOrder } from '../../trade/payments'
import { readWish } from '../../trade/placing'
import { takeBenefit } from './takeBenefit'
import { useRecord } from './useRecord'

const DAY = 86_400_000
const STAFF = 1002
/** A card that runs, one that ends in five days, one that has ended. */
const MEMBERS = [
  { buyer: 1004, card: 'vip-year', daysAgo: 30 },
  { buyer: 1006, card: 'vip-season', daysAgo: 85 },
  { buyer: 1008, card: 'vip-season', daysAgo: 100 },
] as const
const SEND_TO = { name: '老樟树', mobile: '13800000004', address: '浙江省 杭州市 西湖区 龙井路 18 号' }

/** Members of the demo tenant with cards, and claims in every state. */
export const claimDemoBenefits: Story = async (services) => {
  const now = services.clock()
  const at = (daysAgo: number): Services => ({ ...services, clock: () => now - daysAgo * DAY })
  for (const { buyer, card, daysAgo } of MEMBERS) await buyCard(at(daysAgo), buyer, card)
  const holder = MEMBERS[0].buyer
  const take = async (daysAgo: number, targetId: string, type: number, infos?: Record<string, string>) =>
    await takeBenefit(await contextOf(at(daysAgo), holder), {
      ...{ type: String(type), targetId },
      ...(infos ? { infos } : {}),
    })
  const { onSite, parcel, coupon } = VIP_BENEFIT_TYPE
  const coffee = await take(20, 'b-coffee', onSite)
  await useRecord(await contextOf(at(19), STAFF), { code: coffee.code })
  // Its surcharge was never paid: the use is given back.
  await take(10, 'b-climb', onSite)
  const box = await take(8, 'b-box', parcel, SEND_TO)
  const sent = { id: box.id, company: '顺丰速运', transportNumber: 'SF1100220033' }
  await useRecord(await contextOf(at(2), STAFF), sent)
  await take(0, 'b-ten', coupon, { reqId: 'seed-coupon' })
  await take(1, 'b-map', parcel, SEND_TO)
  await take(1, 'b-coffee', onSite)
  await take(0, 'b-climb', onSite)
}

async function buyCard(services: Services, buyer: number, card: string): Promise<void> {
  const ctx = await contextOf(services, buyer)
  const info = { reqId: `seed-${card}-${buyer}` }
  const wish = readWish({ orderType: ORDER_TYPE.vip, keys: card, property: '', property2: '', num: 1, info })
  const { gid, payable } = await placeOrder(ctx, { ...wish, discounts: { couponIds: [], useCoin: false }, remark: '' })
  const { tradeNo } = await payOrder(ctx, { orderId: gid, channel: 'jsapi', needLeft: false })
  await confirmPayment(services, { tradeNo, channelNo: `S${tradeNo}`, amount: payable })
}
