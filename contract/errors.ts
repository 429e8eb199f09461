import { fill } from './rules/language'

/** Interface languages; `zh` is CN in the documents' `language` parameter. */
export type Language = 'zh' | 'en'

interface ErrorText {
  readonly code: number
  readonly zh: string
  readonly en: string
}

/**
 * The closed set of business errors (conventions §2). The number is sent as `code`. `errorMessage` fills `{name}`
 * placeholders in the text.
 */
export const ERRORS = {
  /** No session, an ended session, or a registration token of another rid. */
  LOGIN: { code: 1000001, zh: '请先登录', en: 'Please log in' },
  /** The caller lacks the role, or the id or row belongs to somebody else. */
  DENIED: { code: 1000002, zh: '没有权限', en: 'Not allowed' },
  /** A malformed parameter; the answer's message names the field. */
  PARAM: { code: 1000003, zh: '参数错误', en: 'Invalid parameter' },
  /** The item does not exist, was withdrawn, or belongs to another tenant. */
  NOTFOUND: { code: 1000004, zh: '内容不存在', en: 'Not found' },
  /** Outside the time window. */
  CLOSED: { code: 1000005, zh: '已结束', en: 'Closed' },
  /** A rate or count limit. */
  LIMIT: { code: 1000006, zh: '操作太频繁，请稍后再试', en: 'Too many requests, try again later' },
  /** The caller has read an older version, or the state has changed since. */
  STALE: { code: 1000007, zh: '内容已更新，请刷新', en: 'Changed meanwhile, please refresh' },
  /** It conflicts with an existing one. */
  DUP: { code: 1000008, zh: '已存在', en: 'Already exists' },
  /** No seats, nights, quota or team places left. */
  FULL: { code: 1000009, zh: '名额已满', en: 'No places left' },
  /** Too many attempts; `data.until` is the end of the lock in ms. */
  LOCKED: { code: 1000010, zh: '尝试次数过多，请稍后再试', en: 'Locked, try again later' },
  /** Too far from the check-in place; `data.metres` is the distance. */
  FAR: { code: 1000011, zh: '距离打卡点还有{n}米', en: '{n} metres away' },
  /** A condition is not met; `data.missing` lists what is missing. */
  NOTELIGIBLE: { code: 1000012, zh: '条件未满足', en: 'Not eligible yet' },
  /** Not enough pieces of goods. */
  STOCK: { code: 201001, zh: '库存不足', en: 'Out of stock' },
  /** The order's status has changed. */
  ORDERSTATE: { code: 201002, zh: '订单状态已变化，请刷新', en: 'Order changed, please refresh' },
  /** `info.payable` differs from the server's amount; `data.payable` is that amount in fen. */
  PRICE: { code: 201003, zh: '价格已更新，请确认', en: 'Price changed, please confirm' },
  COUPON: { code: 201004, zh: '优惠券不可用', en: 'Coupon not usable' },
  PROMO: { code: 201005, zh: '优惠码无效', en: 'Invalid discount code' },
  OWNED: { code: 201006, zh: '您已购买', en: 'Already purchased' },
  ADDRESS: { code: 201007, zh: '请选择收货地址', en: 'Choose an address' },
  /** Not enough money, coins or credits. */
  BALANCE: { code: 202001, zh: '余额不足', en: 'Insufficient balance' },
  WITHDRAW: { code: 203001, zh: '提现金额有误', en: 'Invalid amount' },
  NOTDISTRIBUTOR: { code: 204001, zh: '您还不是分销商', en: 'Not a distributor' },
  /** The verification code is wrong or expired. */
  CODE: { code: 205001, zh: '验证码错误或已过期', en: 'Wrong or expired code' },
  /** The mobile belongs to another member of the tenant. */
  MOBILE: { code: 205002, zh: '该手机号已绑定其他账号', en: 'Number in use' },
  /** A fault of the server. */
  SYSTEM: { code: 500000, zh: '系统繁忙，请稍后再试', en: 'system busy, try again later' },
  /** The catalogue defines the call, but there is no handler yet. */
  NOTBUILT: { code: 500001, zh: '该功能尚未开放', en: 'Not built yet' },
} as const satisfies Record<string, ErrorText>

/** Name of a business error, e.g. `STOCK`. */
export type ErrorName = keyof typeof ERRORS

/** Number of a business error, as sent in the field `code`. */
export type ErrorCode = (typeof ERRORS)[ErrorName]['code']

const namesByCode: ReadonlyMap<number, ErrorName> = new Map(
  (Object.keys(ERRORS) as ErrorName[]).map((name) => [ERRORS[name].code, name]),
)

/** The name of a code, as number or as text; null for a code outside the set. */
export function errorName(code: number | string): ErrorName | null {
  return namesByCode.get(Number(code)) ?? null
}

/** The number of an error name. */
export function errorCode(name: ErrorName): ErrorCode {
  return ERRORS[name].code
}

/** The user's text for an error. Fills `{name}` placeholders from `values`; unknown ones stay. */
export function errorMessage(
  name: ErrorName,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(ERRORS[name][language], values)
}
