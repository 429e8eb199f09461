/**
 * The fixed numbers and names of the three documents, in one place. Times are milliseconds unless
 * the name says otherwise; money is not here.
 */

/** Tenant used when neither path, query nor host name says which (shell-and-routes §9). */
export const DEFAULT_IID = 1000
/** Channel id that is never written into a link (shell-and-routes §2 Link building). */
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

/** The page type a tenant's index shows when the address names none: 39 for tenant 3192, else 7. */
export const defaultIndexType = (iid: number): number =>
  iid === SPECIAL_INDEX_IID ? PAGE_TYPE.specialIndex : PAGE_TYPE.defaultIndex

/** Site info is read again this long after a route change (shell-and-routes §2). */
export const SITE_INFO_RELOAD_MS = 4000
/** Paths containing this skip the site-info reload, and only below it may money be paid. */
export const PAY_PATH = '/app/pay/'
/** The not-found screen leaves for `/` after this long (shell-and-routes §2). */
export const NOT_FOUND_REDIRECT_MS = 3000
/** Default toast (admissions-and-regions §9). */
export const TOAST_MS = 2000
/** Error toast (admissions-and-regions §9). */
export const ERROR_TOAST_MS = 600
/** The admissions form loads after this delay (admissions-and-regions §4). */
export const FORM_LOAD_DELAY_MS = 200
/** After a saved form the screen returns after this long (admissions-and-regions §8). */
export const SAVED_RETURN_MS = 500
/** A request without an answer fails after this long (screens-content §1). */
export const REQUEST_TIMEOUT_MS = 15_000
/** Verification code: wait before sending again (screens-activities §2, cf/bind). */
export const CODE_RESEND_SECONDS = 60
/** Verification code: lifetime (screens-commerce §3.9). */
export const CODE_LIFETIME_MS = 5 * 60_000

/** Chat (chat-and-calls §9). */
export const CHAT = {
  scope: 1,
  clientVersion: '2.0.8',
  port: 3051,
  /** The longest text of a message, in characters. */
  textLimit: 2000,
  /** Answer code of a sent message. */
  sentCode: 200,
  /** Level that marks the sender 'system message'. */
  systemLevel: 15,
  /** Flag of a coupon notice whose content holds tipNotify. */
  couponNoticeFlag: 2,
  reconnectAttempts: 5,
  /** First delay; it doubles with every attempt. */
  reconnectDelayMs: 5000,
  reconnectFactor: 2,
  /** The connection is dead after this many server intervals without a heartbeat. */
  heartbeatTimeoutFactor: 2,
  /** Socket close that asks for a full new start of the session. */
  abnormalClose: 1006,
  /** Handshake answer to a client that is too old. */
  oldClientCode: 501,
} as const

/** User info is kept for 12 hours (chat-and-calls §9). */
export const USER_INFO_CACHE_MS = 43_200_000

/** Page sizes (chat-and-calls §9, conventions §1). */
export const PAGE_SIZE = { content: 5, list: 20, max: 50 } as const

/** Pictures load when this many screens away, are asked for once more on failure (shell §9). */
export const LAZY_LOAD = { preload: 1.3, retries: 1 } as const

/** Defaults of a pop-up layer (shell-and-routes §9). */
export const POPUP_DEFAULTS = { position: 'bottom', mask: true, hideOnBlur: true } as const

/** Hours a date-time picker offers, both inclusive (shell-and-routes §9). */
export const PICKER_HOURS = { min: 0, max: 23 } as const

/** Number stepper of forms (admissions-and-regions §9). */
export const STEPPER = { min: 0, step: 1 } as const

/** More tabs than this make the tab bar scroll (admissions-and-regions §9). */
export const TABS_SCROLL_BEYOND = 4

/** Shortest password (admissions-and-regions §5). */
export const PASSWORD_MIN = 6

/** Uploads (admissions-and-regions §5, conventions §7). */
export const UPLOAD = {
  imageExtensions: ['jpg', 'png', 'jpeg', 'bmp', 'gif'],
  videoExtensions: ['mp4'],
  /** Pictures per form field unless the field says less. */
  imageMaxCount: 999,
} as const

/** Value a failed distribution-key fetch falls back to; treated as "no key" (shell-and-routes §8). */
export const EMPTY_KEY = 'empty'
/** Query parameter that carries a sharer's key (shell-and-routes §2). */
export const KEY_PARAM = 'disrParentMultiDisKey'

/** Gateway parameter f: 2 inside a mini-program, else 1 (shell-and-routes §7). */
export const GATEWAY_F = { web: 1, miniProgram: 2 } as const
/** Trade types of payment (admissions-and-regions §9). */
export const TRADE_TYPE = { jsapi: 'JSAPI', miniProgram: 'MINIPROGRAM' } as const
/** Pay channel of the registration fee (admissions-and-regions §9). */
export const REGISTRATION_CHANNEL = 'registration'
/** payType of create-payment (screens-commerce §3.4). */
export const PAY_TYPE = { jsapi: 1, miniProgram: 2, shortVideo: 3 } as const
/** Defaults of create-payment and of paged page content (chat-and-calls §7). */
export const DEFAULT_PAY_TYPE = 1
export const DEFAULT_NEED_LEFT = 0
/** Language parameter of business calls (chat-and-calls §7). */
export const DEFAULT_LANGUAGE = 'CN'
/** Role id that the page calls send (chat-and-calls §7 Page and app info). */
export const PAGE_RID = 1

/** An unpaid order expires after this long (conventions §5). */
export const ORDER_EXPIRES_MS = 30 * 60_000
/** An identical unpaid order this young is answered again when reqId is missing (conventions §4). */
export const ORDER_REPEAT_MS = 60_000
/** The success screen asks for the result this long (screens-commerce §2, pay/success). */
export const PAY_POLL_MS = 30_000
