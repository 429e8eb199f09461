/** The fixed numbers and names of the three documents. Times are in milliseconds unless the name says otherwise. */

/** The tenant when path, query and host name contain none (shell-and-routes §9). */
export const DEFAULT_IID = 1000
/** The channel id that links never contain (shell-and-routes §2 Link building). */
export const DEFAULT_CID = 1000
/** Tenant of the university admissions flow (admissions-and-regions §9). */
export const UNIVERSITY_IID = 3073
/** The one registration of the university tenant (admissions-and-regions §9). */
export const UNIVERSITY_REG_ID = 3
/** Tenant with its own default index page (shell-and-routes §9). */
export const SPECIAL_INDEX_IID = 3192
/** Tenant with extra protocol and privacy pages, `/app/info/…/ext/3214`. */
export const EXTENDED_PROTOCOL_IID = 3214

/** Page types of `/api/h5.shop.pageShow.list` (screens-content §2). */
export const PAGE_TYPE = {
  universityHome: 0,
  defaultIndex: 7,
  specialIndex: 39,
  bachelor: 100001,
  master: 100002,
} as const

/** The page type of a tenant's index without a type in the address: 39 for tenant 3192, else 7. */
export const defaultIndexType = (iid: number): number =>
  iid === SPECIAL_INDEX_IID ? PAGE_TYPE.specialIndex : PAGE_TYPE.defaultIndex

/** Delay between a route change and the next load of the site info (shell-and-routes §2). */
export const SITE_INFO_RELOAD_MS = 4000
/** Paths with this part do not load the site info again. Payments are allowed only below it. */
export const PAY_PATH = '/app/pay/'
/** The not-found screen goes to `/` after this time (shell-and-routes §2). */
export const NOT_FOUND_REDIRECT_MS = 3000
/** The admissions form loads after this delay (admissions-and-regions §4). */
export const FORM_LOAD_DELAY_MS = 200
/** The screen goes back this long after saving a form (admissions-and-regions §8). */
export const SAVED_RETURN_MS = 500
/** Timeout of a request (screens-content §1). */
export const REQUEST_TIMEOUT_MS = 15_000
/** Time until another verification code may be sent (screens-activities §2, cf/bind). */
export const CODE_RESEND_MS = 60_000
/** Verification code: lifetime (screens-commerce §3.9). */
export const CODE_LIFETIME_MS = 5 * 60_000

/** Chat (chat-and-calls §9). */
export const CHAT = {
  scope: 1,
  clientVersion: '2.0.8',
  port: 3051,
  /** Maximum length of a message in characters. */
  textLimit: 2000,
  /** Answer code of a sent message. */
  sentCode: 200,
  /** Level of the sender 'system message'. */
  systemLevel: 15,
  /** Flag of a coupon notice whose content holds tipNotify. */
  couponNoticeFlag: 2,
  reconnectAttempts: 5,
  /** Delay before the first reconnect; it doubles with every attempt. */
  reconnectDelayMs: 5000,
  reconnectFactor: 2,
  /** The connection counts as dead after this many server intervals without a heartbeat. */
  heartbeatTimeoutFactor: 2,
  /** Socket close code after which the session must start again from the handshake. */
  abnormalClose: 1006,
  /** Handshake answer to a client that is too old. */
  oldClientCode: 501,
} as const

/** User info is kept for 12 hours (chat-and-calls §9). */
export const USER_INFO_CACHE_MS = 43_200_000

/** Page sizes (chat-and-calls §9, conventions §1). */
export const PAGE_SIZE = { content: 5, list: 20, max: 50 } as const

/** Number stepper of forms (admissions-and-regions §9). */
export const STEPPER = { min: 0, step: 1 } as const

/** Shortest password (admissions-and-regions §5). */
export const PASSWORD_MIN = 6

/** Uploads (admissions-and-regions §5, conventions §7). */
export const UPLOAD = {
  imageExtensions: ['jpg', 'png', 'jpeg', 'bmp', 'gif'],
  videoExtensions: ['mp4'],
  /** Maximum number of pictures per form field, unless the field allows fewer. */
  imageMaxCount: 999,
} as const

/** The value after a failed fetch of a distribution key; it means "no key" (shell-and-routes §8). */
export const EMPTY_KEY = 'empty'
/** Query parameter of a sharer's key (shell-and-routes §2). */
export const KEY_PARAM = 'disrParentMultiDisKey'

/** Trade types of payment (admissions-and-regions §9). */
export const TRADE_TYPE = { jsapi: 'JSAPI', miniProgram: 'MINIPROGRAM' } as const
/** Pay channel of the registration fee (admissions-and-regions §9). */
export const REGISTRATION_CHANNEL = 'registration'
/** payType of create-payment (screens-commerce §3.4). */
export const PAY_TYPE = { jsapi: 1, miniProgram: 2, shortVideo: 3 } as const
/** The role id in page calls (chat-and-calls §7 Page and app info). */
export const PAGE_RID = 1

/** Time until an unpaid order expires (conventions §5). */
export const ORDER_EXPIRES_MS = 30 * 60_000
/** Without a reqId, an identical unpaid order younger than this is answered again (conventions §4). */
export const ORDER_REPEAT_MS = 60_000
/** The success screen asks for the result during this time (screens-commerce §2, pay/success). */
export const PAY_POLL_MS = 30_000
