/** Interface languages; `zh` is CN in the documents' `language` parameter. */
export type Language = 'zh' | 'en'

/**
 * The closed set of business errors (conventions §2). The field `code` contains the number; the server adds the
 * text (`errorTexts.ts`).
 */
export const ERRORS = {
  /** There is no session, it has ended, or the registration token belongs to another rid. */
  LOGIN: { code: 1000001 },
  /** The caller lacks the role, or the id or row belongs to somebody else. */
  DENIED: { code: 1000002 },
  /** A malformed parameter; the answer's message names the field. */
  PARAM: { code: 1000003 },
  /** The item does not exist, was withdrawn, or belongs to another tenant. */
  NOTFOUND: { code: 1000004 },
  /** The call is outside its time window. */
  CLOSED: { code: 1000005 },
  /** A limit on rate or number is reached. */
  LIMIT: { code: 1000006 },
  /** The caller has read an older version, or the state has changed since. */
  STALE: { code: 1000007 },
  /** The new row conflicts with an existing one. */
  DUP: { code: 1000008 },
  /** No seats, nights, quota or team places left. */
  FULL: { code: 1000009 },
  /** Too many attempts; `data.until` is the end of the lock in ms. */
  LOCKED: { code: 1000010 },
  /** Too far from the check-in place; `data.metres` is the distance. */
  FAR: { code: 1000011 },
  /** A condition is not met; `data.missing` lists what is missing. */
  NOTELIGIBLE: { code: 1000012 },
  /** There are not enough pieces in stock. */
  STOCK: { code: 201001 },
  /** The order's status has changed. */
  ORDERSTATE: { code: 201002 },
  /** `info.payable` differs from the server's amount; `data.payable` is that amount in fen. */
  PRICE: { code: 201003 },
  COUPON: { code: 201004 },
  PROMO: { code: 201005 },
  OWNED: { code: 201006 },
  ADDRESS: { code: 201007 },
  /** There is not enough money, or there are too few coins or credits. */
  BALANCE: { code: 202001 },
  WITHDRAW: { code: 203001 },
  NOTDISTRIBUTOR: { code: 204001 },
  /** The verification code is wrong or expired. */
  CODE: { code: 205001 },
  /** The mobile belongs to another member of the tenant. */
  MOBILE: { code: 205002 },
  /** A fault of the server. */
  SYSTEM: { code: 500000 },
  /** The catalogue defines the call, but there is no handler yet. */
  NOTBUILT: { code: 500001 },
} as const satisfies Record<string, { readonly code: number }>

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
