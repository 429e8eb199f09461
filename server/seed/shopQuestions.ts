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
      'When will my order ship?',
      'Usually within 48 hours of payment. Your order then shows the tracking number and where the parcel is.',
    ],
  ),
  about(
    SHOPPING,
    ['我的订单在哪里看？包裹到哪里了？', '在“我的 · 我的订单”里看。发货后，订单详情里的“查看物流”写明包裹到了哪里。'],
    ['Where’s my order?', 'Go to Me > My orders. Once it ships, tap Track on the order page.'],
  ),
  about(
    SHOPPING,
    ['运费怎么算？', '运费按供应商各算一次，同一供应商的商品满额免运费。商品详情和确认订单页都写明金额。'],
    [
      'How much is delivery?',
      'Each supplier charges delivery once, and delivers free above a certain amount. You’ll see the cost on the product page and at checkout.',
    ],
  ),
  about(
    SHOPPING,
    [
      '买了不想要，怎么退货退款？',
      '在订单详情点“申请退款”并写明原因。还没发货的直接退；已经发货的，卖家同意后在 7 天内寄回，并填写退货单号。卖家 72 小时没有处理的，申请自动通过。',
    ],
    [
      'How do I return an item?',
      'Request a refund on the order page and tell us why. If the order hasn’t shipped, you’re refunded right away. If it has, send it back within 7 days of the seller’s approval and enter the tracking number. Requests are approved automatically if the seller doesn’t reply within 72 hours.',
    ],
  ),
  about(
    SHOPPING,
    ['下单后没有付款会怎样？', '订单为您保留 30 分钟，之后自动取消；占用的库存、优惠券和积分都会退回。'],
    [
      'What happens if I don’t pay for an order?',
      'We hold it for 30 minutes, then cancel it. You get your coupon and points back.',
    ],
  ),
  about(
    SHOPPING,
    ['忘了确认收货怎么办？', '发货 10 天后会自动确认收货，再过 7 天订单自动完成。'],
    [
      'What if I forget to confirm delivery?',
      'Delivery is confirmed automatically 10 days after shipping, and the order is completed 7 days later.',
    ],
  ),
  about(
    SHOPPING,
    ['付款后还能修改收货地址吗？', '付款前可以在确认订单页更换。付款后请尽快联系客服，已经发出的包裹不能改。'],
    [
      'Can I change the delivery address after paying?',
      'You can change it at checkout until you pay. After that, contact support as soon as you can. Once the parcel has shipped, its address can’t be changed.',
    ],
  ),
  about(
    SHOPPING,
    ['没有网络时能出示核销码吗？', '可以。打开过的订单，核销码会保存在手机里，没有网络也能出示。'],
    ['Can I show my code offline?', 'Yes. Once you’ve opened an order, its code stays on your phone.'],
  ),
  about(
    MONEY,
    ['优惠券在哪里看，怎么用？', '在“我的 · 优惠券”里看。结算时自动选最省的一张，不能用的会写明原因。'],
    [
      'Where are my coupons and how do I use them?',
      'Go to Me > Coupons. Checkout picks the one that saves you most and tells you why others can’t be used.',
    ],
  ),
  about(
    MONEY,
    ['积分怎么获得，能抵多少钱？', '每天签到和完成任务可得积分。下单时 1 积分抵 0.01 元，最多抵优惠后商品金额的三成。'],
    [
      'How do I earn points and what are they worth?',
      'Check in every day and complete tasks. Each point is worth ¥0.01, up to 30% of the price after discounts.',
    ],
  ),
  about(
    MONEY,
    [
      '怎么提现？手续费多少？',
      '在“我的 · 钱包 · 提现”申请，每次最少 10 元，一天最多 20000 元，手续费 0.6%，从提现金额里扣。没有通过的，钱退回钱包。',
    ],
    [
      'How do I withdraw money and what’s the fee?',
      'Go to Me > Wallet > Withdraw. You can withdraw from ¥10 at a time, up to ¥20,000 a day. A 0.6% fee comes out of the amount. If a withdrawal is rejected, the money returns to your wallet.',
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
      'Apply in the distribution centre: add your mobile number, then read and accept the rules. Once you’re approved, you earn commission on what you share.',
    ],
  ),
  about(
    ACCOUNT,
    ['收不到验证码怎么办？', '一分钟后可以重新获取，验证码 5 分钟内有效。请检查号码和短信拦截，仍收不到请联系客服。'],
    [
      'I didn’t get a verification code',
      'You can request another after a minute. Codes are valid for 5 minutes. Check the number and your blocked messages, or contact support.',
    ],
  ),
  about(
    ACCOUNT,
    ['怎么注销账号？', '在“编辑资料”最下方注销，需要验证码。还有余额、未完成的订单或分销身份时不能注销。'],
    [
      'How do I close my account?',
      'Go to the bottom of Edit profile. You’ll need a verification code. You can’t close an account that has a balance, open orders or a distributor role.',
    ],
  ),
]
