import type { ErrorName, Language } from './errors'
import { fill } from './rules/language'

/**
 * The users' texts for business errors (conventions §2). They are in a separate file, because only the server needs
 * them: the app shows what the server sends.
 */
export const ERROR_TEXTS = {
  LOGIN: { zh: '请先登录', en: 'Please log in' },
  DENIED: { zh: '没有权限', en: 'Not allowed' },
  PARAM: { zh: '参数错误', en: 'Invalid parameter' },
  NOTFOUND: { zh: '内容不存在', en: 'Not found' },
  CLOSED: { zh: '已结束', en: 'Closed' },
  LIMIT: { zh: '操作太频繁，请稍后再试', en: 'Too many requests, try again later' },
  STALE: { zh: '内容已更新，请刷新', en: 'Changed meanwhile, please refresh' },
  DUP: { zh: '已存在', en: 'Already exists' },
  FULL: { zh: '名额已满', en: 'No places left' },
  LOCKED: { zh: '尝试次数过多，请稍后再试', en: 'Locked, try again later' },
  FAR: { zh: '距离打卡点还有{n}米', en: '{n} metres away' },
  NOTELIGIBLE: { zh: '条件未满足', en: 'Not eligible yet' },
  STOCK: { zh: '库存不足', en: 'Out of stock' },
  ORDERSTATE: { zh: '订单状态已变化，请刷新', en: 'Order changed, please refresh' },
  PRICE: { zh: '价格已更新，请确认', en: 'Price changed, please confirm' },
  COUPON: { zh: '优惠券不可用', en: 'Coupon not usable' },
  PROMO: { zh: '优惠码无效', en: 'Invalid discount code' },
  OWNED: { zh: '您已购买', en: 'Already purchased' },
  ADDRESS: { zh: '请选择收货地址', en: 'Choose an address' },
  BALANCE: { zh: '余额不足', en: 'Insufficient balance' },
  WITHDRAW: { zh: '提现金额有误', en: 'Invalid amount' },
  NOTDISTRIBUTOR: { zh: '您还不是分销商', en: 'Not a distributor' },
  CODE: { zh: '验证码错误或已过期', en: 'Wrong or expired code' },
  MOBILE: { zh: '该手机号已绑定其他账号', en: 'Number in use' },
  SYSTEM: { zh: '系统繁忙，请稍后再试', en: 'system busy, try again later' },
  NOTBUILT: { zh: '该功能尚未开放', en: 'Not built yet' },
} as const satisfies Record<ErrorName, Readonly<Record<Language, string>>>

/**
 * The user's text for an error. Fills `{name}` placeholders from `values`; unknown ones stay.
 */
export function errorMessage(
  name: ErrorName,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(ERROR_TEXTS[name][language], values)
}
