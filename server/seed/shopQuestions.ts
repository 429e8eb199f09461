import { question } from './question'
import type { ConfigSeed } from './TenantSeed'

const SHOPPING = { topic: '购物', en: 'Shopping' }
const MONEY = { topic: '优惠与钱包', en: 'Discounts and wallet' }
const ACCOUNT = { topic: '账号与安全', en: 'Account' }

const about = (
  { topic, en }: typeof SHOPPING,
  [title, desc]: readonly [string, string],
  [asked, said]: readonly [string, string],
): ConfigSeed => question({ topic, title, desc, en: { topic: en, title: asked, desc: said } })

/** What every shop answers in its help. The figures are those of the rules (contract/rules). */
export const shopQuestions: readonly ConfigSeed[] = [
  about(
    SHOPPING,
    ['付款后多久发货？', '一般 48 小时内发出。发货后，在订单详情里可以查看快递单号和物流进度。'],
    [
      'When is my order shipped after I pay?',
      'Usually within 48 hours. Then the order shows the parcel’s number and where it is.',
    ],
  ),
  about(
    SHOPPING,
    ['我的订单在哪里看？包裹到哪里了？', '在“我的 · 我的订单”里看。发货后，订单详情里的“查看物流”写明包裹到了哪里。'],
    [
      'Where is my order, and where is its parcel now?',
      'Under Me, My orders. Once it is shipped, tap Track on the order’s page.',
    ],
  ),
  about(
    SHOPPING,
    ['运费怎么算？', '运费按供应商各算一次，同一供应商的商品满额免运费。商品详情和确认订单页都写明金额。'],
    [
      'How is the shipping fee calculated?',
      'Once for each supplier, and free above the supplier’s limit. The item’s page and the checkout show the sum.',
    ],
  ),
  about(
    SHOPPING,
    [
      '买了不想要，怎么退货退款？',
      '在订单详情点“申请退款”并写明原因。还没发货的直接退；已经发货的，卖家同意后在 7 天内寄回，并填写退货单号。卖家 72 小时没有处理的，申请自动通过。',
    ],
    [
      'How do I return something and get a refund?',
      'Ask for a refund on the order’s page and say why. Before it is shipped the money comes straight back; after that, send the goods within 7 days of the seller’s consent and enter the parcel’s number. A request that is not answered for 72 hours is approved by itself.',
    ],
  ),
  about(
    SHOPPING,
    ['下单后没有付款会怎样？', '订单为您保留 30 分钟，之后自动取消；占用的库存、优惠券和积分都会退回。'],
    [
      'What happens to an order that I have not paid?',
      'It is kept for 30 minutes and then cancelled. Its coupon and points come back to you.',
    ],
  ),
  about(
    SHOPPING,
    ['忘了确认收货怎么办？', '发货 10 天后会自动确认收货，再过 7 天订单自动完成。'],
    [
      'What if I do not confirm that the goods arrived?',
      'Ten days after shipping it is confirmed by itself, and seven days later the order is completed.',
    ],
  ),
  about(
    SHOPPING,
    ['付款后还能修改收货地址吗？', '付款前可以在确认订单页更换。付款后请尽快联系客服，已经发出的包裹不能改。'],
    [
      'May I change the delivery address after I have paid?',
      'You can choose another at the checkout. After paying please call support soon: a parcel on its way cannot be changed.',
    ],
  ),
  about(
    SHOPPING,
    ['没有网络时能出示核销码吗？', '可以。打开过的订单，核销码会保存在手机里，没有网络也能出示。'],
    ['Can I show my code without a network?', 'Yes. The codes of orders that you have opened stay on your phone.'],
  ),
  about(
    MONEY,
    ['优惠券在哪里看，怎么用？', '在“我的 · 优惠券”里看。结算时自动选最省的一张，不能用的会写明原因。'],
    [
      'Where are my coupons, and how do I use them?',
      'Under Me, Coupons. The checkout takes the best one and says why another cannot be used.',
    ],
  ),
  about(
    MONEY,
    ['积分怎么获得，能抵多少钱？', '每天签到和完成任务可得积分。下单时 1 积分抵 0.01 元，最多抵优惠后商品金额的三成。'],
    [
      'How do I earn points, and what are they worth?',
      'By checking in each day and by tasks. A point is worth ¥0.01, for up to 30% of the goods after discounts.',
    ],
  ),
  about(
    MONEY,
    [
      '怎么提现？手续费多少？',
      '在“我的 · 钱包 · 提现”申请，每次最少 10 元，一天最多 20000 元，手续费 0.6%，从提现金额里扣。没有通过的，钱退回钱包。',
    ],
    [
      'How do I withdraw money, and what is the fee?',
      'Under Me, Wallet, Withdraw: at least ¥10 at a time and at most ¥20,000 a day. A fee of 0.6% is taken from the amount. What is refused goes back to the wallet.',
    ],
  ),
  about(
    MONEY,
    [
      '怎么成为分销商？',
      '在分销中心点“申请”：绑定手机号，阅读并同意推广规则后提交。审核通过后，分享商品或活动就有佣金。',
    ],
    [
      'How do I become a distributor?',
      'Apply in the distribution centre: bind your number, read and accept the rules. Once approved you earn commission on what you share.',
    ],
  ),
  about(
    ACCOUNT,
    ['收不到验证码怎么办？', '一分钟后可以重新获取，验证码 5 分钟内有效。请检查号码和短信拦截，仍收不到请联系客服。'],
    [
      'I get no verification code',
      'Ask again after a minute; a code is valid for five. Check the number and your blocked messages, or call support.',
    ],
  ),
  about(
    ACCOUNT,
    ['怎么注销账号？', '在“编辑资料”最下方注销，需要验证码。还有余额、未完成的订单或分销身份时不能注销。'],
    [
      'How do I close my account?',
      'At the end of Edit profile, with a code. Not while money, open orders or a distributor’s role remain.',
    ],
  ),
]
