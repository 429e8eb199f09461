/** Whole body of a login or registration by mobile (admissions-and-regions §3). */
export interface LoginBody {
  /** 0 on success. */
  readonly code: number
  /** rid */
  readonly t1: number
  /** Token; a mini-program sends it back as a bearer token. */
  readonly t2: string
  readonly msg: string
}

/** Counts behind the order badges of the personal page. */
export interface OrderCounts {
  readonly unpaid: number
  readonly toFulfil: number
  readonly toReceive: number
  readonly toReview: number
  readonly refunds: number
}

/** The member's own profile (`/api/userV2.profile`). */
export interface Profile {
  readonly userId: number
  readonly rid: number
  readonly nick_name: string
  readonly headImg: string
  /** 0 unknown, 1 male, 2 female. */
  readonly sex: 0 | 1 | 2
  /** YYYY-MM-DD or ''. */
  readonly birthday: string
  readonly signature: string
  /** Masked; '' when none is bound. */
  readonly mobile: string
  readonly bound: readonly ('mobile' | 'wechat' | 'douyin')[]
  readonly isVip: boolean
  /** True when the member has or had a card, or the tenant sells one. */
  readonly vipOffered: boolean
  readonly coins: number
  readonly coupons: number
  /** Wallet balance in fen. */
  readonly wallet: number
  readonly orderCounts: OrderCounts
  /** Rights as staff; [] for other members. */
  readonly rights: readonly StaffRight[]
  /** True when the surrounding app has identified the person in this session, so that its payment window can open. */
  readonly recognised: boolean
  readonly isDistributor: boolean
  /** True when the tenant has rules for people who would be distributors. */
  readonly distributionOffered: boolean
  readonly storeId: string | null
  /** A goods account: the member's own, one they joined, or `open` where they could join one; null without any here. */
  readonly goodsAccount: 'owner' | 'child' | 'open' | null
}

/** What a staff member may do (conventions §3). */
export type StaffRight = 'content' | 'order' | 'scan' | 'review' | 'money' | 'page'

/** Family form (`/v1/user/role/ext/get`). */
export interface FamilyInfo {
  readonly dad: string
  readonly mom: string
  readonly name: string
  readonly phone: string
  readonly address: string
  readonly childInfo: readonly Child[]
}

/** A child of the family form. */
export interface Child {
  readonly name: string
  /** YYYY-MM-DD */
  readonly birthday: string
  readonly sex: 0 | 1 | 2
}

/** The chat's user (`getUserInfo`). */
export interface ChatUser {
  readonly id: number
  readonly uid: number
  readonly nickname: string
  readonly img_path: string
  /** Secret of the chat connection. */
  readonly ridSecret: string
}

/** Whole body of `getUserInfo`. */
export interface ChatUserBody {
  /** 0 on success. */
  readonly code: number
  readonly t: ChatUser | null
  readonly msg: string
}

/** Messaging-app user (`/wxservice2/getUserInfo`). */
export interface WechatUser {
  readonly openid: string
  readonly unionid: string
  readonly appId: string
  readonly nickname: string
  readonly headimgurl: string
  readonly domain: string
}

/** JS-SDK signature (`/wxservice2/ticket`). */
export interface WechatTicket {
  readonly appId: string
  /** Seconds. */
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

/** A person in a list of people (`/v2/relation/list`). */
export interface RelationRow {
  readonly rid: number
  readonly cardId?: string
  readonly name: string
  readonly headImg: string
  readonly title: string
  readonly company: string
  /** Both follow each other. */
  readonly mutual: boolean
  /** The viewer follows this person. */
  readonly following: boolean
  /** ms */
  readonly at: number
}
