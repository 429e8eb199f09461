import { randomInt, randomUUID } from 'node:crypto'
import {
  type askCalls,
  type assistantCalls,
  type buyShareCalls,
  type checkoutCalls,
  type clientCalls,
  type coinCalls,
  type couponCalls,
  type distributionCalls,
  type distributionStaffCalls,
  type goodsAccountCalls,
  type goodsCalls,
  ORDER_STATUS,
  type orderCalls,
  type payCalls,
  type plannedCalls,
  type realcardCalls,
  type sellerOrderCalls,
  type tipCalls,
} from '@quanzi/contract'
import { entrant, TICKET } from '../Till'
import { type Fixtures, held, open } from './Fixture'
import { MARK } from './marks'
import { ACTIVITY, type Owner } from './Owner'
import { goodsAccountOf, goodsChild, goodsCode } from './ownedGoodsAccount'

const { iid: _iid, ...ticket } = TICKET
const PARCEL = { company: '顺丰速运', transportNumber: 'SF1234567890' }

const paid = async (owner: Owner) => ({ orderId: (await owner.ticket()).gid })
const unpaid = async (owner: Owner) => ({ orderId: await owner.order() })

export const orderFixtures: Fixtures<typeof orderCalls> = {
  listOrders: open(async (owner) => {
    await owner.order()
    return {}
  }),
  getOrder: held(paid),
  updateOrderStatus: held(async (owner) => ({ ...(await unpaid(owner)), status: ORDER_STATUS.cancelled })),
  updateRefundEms: held(async (owner) => {
    const { gid, chain } = await owner.goods(ORDER_STATUS.returnAwaited)
    return { orderId: gid, chainIds: [chain], refundEms: `SF${randomInt(1e9, 1e10)}` }
  }),
  listSupplyChain: held(async (owner) => ({ orderId: (await owner.goods()).gid })),
  queryLogistics: held(async (owner) => {
    const transportNumber = `SF${randomInt(1e9, 1e10)}`
    await owner.goods(ORDER_STATUS.shipped, transportNumber)
    return { transportNumber }
  }),
  askRefund: held(async (owner) => ({ orderId: (await owner.goods()).gid, remark: '买重复了' })),
  reviewOrder: held(async (owner) => {
    const { gid, chain } = await owner.goods(ORDER_STATUS.received)
    return { orderId: gid, chainId: chain, content: '包装很好，到得也快', score1: 5, score2: 5, score3: 4 }
  }),
  checkOrderUse: held(paid),
  useOrderCode: held(async (owner) => {
    const { gid, code } = await owner.ticket()
    return { orderId: gid, code }
  }),
}

export const payFixtures: Fixtures<typeof payCalls> = {
  getPayDetail: held(unpaid),
  checkPartner: held(async (owner) => {
    await owner.wallet(100)
    return await unpaid(owner)
  }),
  createUnionPayment: held(unpaid),
  createWechatPayment: held(async (owner) => ({ gid: await owner.order() })),
  getOrderByTradeNo: held(async (owner) => ({ tradeNo: (await owner.ticket()).tradeNo })),
}

export const plannedFixtures: Fixtures<typeof plannedCalls> = {
  getPlannedStore: open({ storeId: 'season-1' }),
}

export const realcardFixtures: Fixtures<typeof realcardCalls> = {
  activateCard: held(
    async (owner) => {
      const { no, pwd } = await owner.card('new')
      const verifyCode = await owner.code(owner.mobile, 'card')
      const person = { name: '物主', idCard: '110101199003077758', mobile: owner.mobile }
      return { cardNo: no, pwd, ...person, verifyCode, consent: 1 }
    },
    { guess: { pwd: 'GUESSED1' } },
  ),
  getRealCards: open(async (owner) => {
    await owner.card('active')
    return {}
  }),
  freezeCard: held(async (owner) => ({ cardId: (await owner.card('active')).id, on: 1 })),
  getCardCampaign: held(async (owner) => ({ code: 'qinzi', cardId: (await owner.card('active')).id })),
  claimCampaign: held(async (owner) => {
    const { id } = await owner.card('active')
    return { code: 'qinzi', cardId: id, fields: { child: MARK, birthday: '2019-05-01' } }
  }),
}

export const sellerOrderFixtures: Fixtures<typeof sellerOrderCalls> = {
  listSellerOrders: held(async (owner) => {
    await owner.goods()
    return {}
  }),
  shipOrder: held(async (owner) => ({ orderId: (await owner.goods()).gid, ...PARCEL })),
}

export const buyShareFixtures: Fixtures<typeof buyShareCalls> = {
  getBuyShare: open(async (owner) => ({ orderId: await owner.sharedOrder() })),
  // Nobody supports a purchase of their own.
  supportBuyShare: open(async (owner) => ({ orderId: await owner.sharedOrder(await owner.friend()) })),
}

export const checkoutFixtures: Fixtures<typeof checkoutCalls> = {
  getOrderSource: open({ orderType: ticket.orderType, id: ticket.keys }),
  calculateOrder: open({ ...ticket }),
  createOrder: open(() => ({ ...ticket, info: { reqId: randomUUID(), entrants: [entrant()] } })),
  listOperationSales: open({}),
  getOperationSales: open({}),
}

export const goodsFixtures: Fixtures<typeof goodsCalls> = {
  listGoodsCategories: open({ source: 'mall' }),
  listGoods: open({}),
  getGoods: open({ goodsId: 's5001' }),
  getCart: open(async (owner) => {
    await owner.cartLine('m1101-1')
    return { source: 'mall' }
  }),
  buyAgain: held(async (owner) => ({ orderId: (await owner.goods()).gid })),
  setCart: open({ source: 'mall', skuId: 'm1101-1', num: 2 }),
}

export const goodsAccountFixtures: Fixtures<typeof goodsAccountCalls> = {
  getGoodsAccount: open(async (owner) => {
    await goodsAccountOf(owner)
    return {}
  }),
  listGoodsChildren: held(async (owner) => ({ id: await goodsAccountOf(owner) })),
  deleteGoodsChild: held(async (owner) => ({ id: await goodsChild(owner) })),
  getGoodsChildCode: held(async (owner) => ({ id: await goodsAccountOf(owner) })),
  validateGoodsChildCode: held(async (owner) => ({ code: await goodsCode(owner) }), { guess: { code: 'AAAAAAAAAA' } }),
}

export const coinFixtures: Fixtures<typeof coinCalls> = {
  listCoinEntries: open({}),
  listCoinFlow: open({}),
  getCoinAccount: open({}),
  signForCoins: open({}),
  listCoinRules: open({}),
}

export const couponFixtures: Fixtures<typeof couponCalls> = {
  listCoupons: open(async (owner) => {
    await owner.coupon()
    return {}
  }),
  claimCoupon: open({ couponId: 'c1001' }),
  claimCoupons: open({ couponIds: ['c1001', 'c1002'] }),
  // Distributors cannot use their own codes.
  getPromo: open(
    async (owner) => ({
      code: (await owner.discountCode(await owner.distributor(await owner.friend()))).code,
    }),
    // In another tenant the same code is a wrong one, which is counted.
    { guess: {} },
  ),
  listCouponOffers: held(paid),
}

const asDistributor = async (owner: Owner) => {
  await owner.distributor()
  return {}
}

/** The owner's role with a child role and a fan. */
const team = async (owner: Owner) => {
  const role = await owner.distributor()
  await owner.child(role)
  await owner.fan(role)
  return { id: String(role.id) }
}

export const distributionFixtures: Fixtures<typeof distributionCalls> = {
  getDistributionKey: open(async (owner) => ({ ...(await asDistributor(owner)), dataType: 9, dataId: ACTIVITY })),
  getDistributorRole: open(asDistributor),
  listGrowth: held(team),
  getDistributionStatistic: held(team),
  listChildRoles: held(team),
  countChildRoles: held(team),
  listPromotionItems: open(asDistributor),
  applyDistributor: open({}),
  approveDistributor: held(async (owner) => ({ id: String((await owner.child(await owner.distributor(), 0)).id) })),
  lockFans: open(async (owner) => {
    const friend = await owner.friend()
    return { multiDisKey: await owner.shareKey(await owner.distributor(friend)) }
  }),
  listPromotionModules: open(asDistributor),
  cancelDistributor: held(async (owner) => ({ id: String((await owner.distributor()).id) })),
  listFans: open(async (owner) => {
    await team(owner)
    return {}
  }),
  getRegulations: open({}),
  changeOperationSales: open(async (owner) => {
    await owner.distributor()
    return await owner.salesRep()
  }),
  listDistributionItems: open(asDistributor),
  searchDistributionItems: open(async (owner) => ({ ...(await asDistributor(owner)), queryKey: '露营' })),
  listDistributionActs: open(asDistributor),
  getSharedLink: open(async (owner) => ({ multiDisKey: await owner.shareKey(await owner.distributor()) })),
}

export const clientFixtures: Fixtures<typeof clientCalls> = {
  saveClientNote: held(async (owner) => ({ clientId: await owner.fan(await owner.distributor()), text: '想带孩子来' })),
  listClientNotes: held(async (owner) => {
    const role = await owner.distributor()
    const clientId = await owner.fan(role)
    await owner.clientNote(role, clientId)
    return { clientId }
  }),
}

export const distributionStaffFixtures: Fixtures<typeof distributionStaffCalls> = {
  saveRegulations: held({ lockDays: 30 }),
  saveSalesRep: held(async (owner) => {
    const { opId, opSalesId } = await owner.salesRep()
    return { id: opSalesId, opId: Number(opId), opName: '运营一部', name: '销售甲', phone: '13812345678' }
  }),
}

export const tipFixtures: Fixtures<typeof tipCalls> = {
  listTips: open({ moduleType: 9, id: ACTIVITY }),
}

export const askFixtures: Fixtures<typeof askCalls> = {
  listExperts: open({}),
  listQuestions: open(async (owner) => {
    await owner.question()
    return { scope: 'mine' }
  }),
  answerQuestion: held(async (owner) => ({ id: await owner.askedAsExpert(), content: '先看天气，再看自己的体力。' })),
}

export const assistantFixtures: Fixtures<typeof assistantCalls> = {
  getAssistant: open({}),
  askAssistant: open(async (owner) => {
    await owner.credits(5)
    return { question: '露营需要准备什么装备' }
  }),
}
