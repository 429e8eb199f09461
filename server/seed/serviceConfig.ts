import type { DocContact } from './englishDocs'
import { shopQuestions } from './shopQuestions'
import type { ConfigSeed } from './TenantSeed'

const CARRIERS = [
  ['SF', '顺丰速运'],
  ['YTO', '圆通速递'],
  ['ZTO', '中通快递'],
  ['STO', '申通快递'],
  ['YD', '韵达速递'],
  ['JD', '京东物流'],
  ['EMS', '邮政特快专递'],
] as const

/** Configuration of every site: carriers, answers of the help, a campaign's contact and questions, card outlets. */
export const serviceConfig = (
  name: string,
  { phone, address, lat, lng, hours, en }: DocContact,
): readonly ConfigSeed[] => [
  ...CARRIERS.map(([code, title]): ConfigSeed => ({ type: 'logistics', title, extra: { code } })),
  { type: 'cf', title: `${name}客服`, desc: hours, extra: { part: 'contact', phone, en: { desc: en.hours } } },
  {
    type: 'cf',
    title: '支持之后可以退款吗？',
    desc: '众筹结束前可以申请，由发起方审核；结束后未达到目标的，全额退回。',
    extra: {
      part: 'question',
      en: {
        title: 'Can I get my support back?',
        desc: 'You can ask for a refund until the campaign ends, and the organiser decides. If the goal isn’t reached, you get everything back.',
      },
    },
  },
  {
    type: 'cf',
    title: '回报什么时候收到？',
    desc: '众筹成功后，发起方在页面写明的日期前发出，您会收到通知。',
    extra: {
      part: 'question',
      en: {
        title: 'When do I get my reward?',
        desc: 'If the campaign succeeds, the organiser sends it by the date on the page and we’ll notify you.',
      },
    },
  },
  ...shopQuestions,
  {
    type: 'outlet',
    title: `${name}服务台`,
    desc: address,
    extra: { lat, lng, hours, phone, en: { desc: en.address, hours: en.hours } },
  },
]

/** The distribution rules for people who consider applying. */
export const promotionRules = (name: string): string =>
  `<h3>${name}推广规则</h3><p>分享活动或商品，好友在锁定期内下单，您将按等级比例获得佣金。佣金在订单完成后结算，退款订单不计。</p><p>不得虚假宣传，不得给自己下单获取佣金。如有疑问，请联系${name}客服。</p>`
