import type { Id } from './page'

/**
 * A distributor's role (`/multidis/role/get`). Strangers see id, nickname, headImg and status; the other fields are 0, ''
 * or null for them.
 */
export interface DistributorRole {
  readonly id: Id
  readonly userId: number
  readonly nickname: string
  readonly headImg: string
  /** '0' is the tenant's root, '' unknown. */
  readonly parentId: Id
  readonly parentName: string
  readonly depth: number
  /** 0 applied, 1 approved, 2 cancelled. */
  readonly status: 0 | 1 | 2
  readonly opId: Id | null
  readonly opSalesId: Id | null
}

/** Where a fan came from: what the shared link was about. */
export interface FanSource {
  readonly dataType: number
  readonly dataId: Id
  readonly title: string
}

/** A fan's latest paid order of the distributor. */
export interface FanOrder {
  readonly title: string
  /** Fen. */
  readonly amount: number
  /** ms */
  readonly at: number
}

/** A fan, or a person of the subtree; the mobile is masked. */
export interface TeamPerson {
  /** The role's id; a fan's is that of the lock. */
  readonly id: Id
  readonly userId: number
  /** Both ids of a dialog; following takes `rid`. */
  readonly rid: number
  readonly uid: number
  /** The distributor above; '' for a fan and directly below the tenant. */
  readonly parentName: string
  /** True when the caller follows the person. */
  readonly following: boolean
  /** Number of approved roles directly below; 0 for a fan. */
  readonly children: number
  readonly nickname: string
  readonly headImg: string
  readonly mobile: string
  readonly orders: number
  /** Fen. */
  readonly amount: number
  readonly commission: number
  readonly status: number
  /** ms */
  readonly joinedAt: number
  readonly expireAt: number | null
  /** Of a fan only; null when it is not known, or there is none. */
  readonly source?: FanSource | null
  readonly lastOrder?: FanOrder | null
  /** Of a fan only: the caller's current note and its tag, '' without one. */
  readonly note?: string
  readonly tag?: string
}

/** Sales of a period, fen. */
export interface PeriodFigures {
  readonly orders: number
  readonly amount: number
  readonly commission: number
}

/** `/multidis/statistic`. */
export interface DistributionStatistic {
  readonly today: PeriodFigures
  readonly month: PeriodFigures
  readonly total: PeriodFigures
  readonly fans: number
  /** Pending and settled commission, fen. */
  readonly pending: number
  readonly settled: number
  readonly levels: readonly { readonly level: number; readonly people: number; readonly commission: number }[]
}

/** The periods of growth. */
export type GrowthBy = 'day' | 'week' | 'month'

/** One day, week or month of `/multidis/grouth`. */
export interface GrowthRow extends PeriodFigures {
  /** Its first day, YYYY-MM-DD; a week begins on Monday. */
  readonly date: string
  readonly fans: number
  readonly children: number
}

/** A module with promotable items. */
export interface PromotionModule {
  readonly dataType: number
  readonly name: string
  readonly count: number
}

/** An item a distributor may promote (`/multidis/item/list`). */
export interface PromotionItem {
  readonly dataType: number
  readonly dataId: Id
  readonly title: string
  readonly img: string
  /** Fen. */
  readonly price: number
  readonly commission: number
  readonly sold: number
}

/** `/multidis/getRegulations`. */
export interface Regulations {
  readonly html: string
  readonly levels: number
  /** Basis points for each level. */
  readonly rates: readonly number[]
  /** 0 is for ever. */
  readonly lockDays: number
  readonly autoApprove: boolean
}

/** `/multidis/lockFans`. */
export interface FanLock {
  readonly locked: boolean
  readonly roleId: Id | null
  /** ms, null for ever or none. */
  readonly expireAt: number | null
  readonly changed: boolean
}

/** An item of the distribution mall (`/v1/item/list`). */
export interface DistributionItem {
  readonly id: Id
  readonly type: number
  readonly title: string
  readonly img: string
  /** Fen. */
  readonly price: number
  readonly commission: number
  readonly sold: number
}

/** An activity to promote (`/v1/distribution/act/list`). */
export interface DistributionAct extends Omit<DistributionItem, 'commission'> {
  /** Null for callers who are neither distributors nor staff. */
  readonly commission: number | null
  readonly province: string
  readonly days: number
}

/** Who shared a link, and the item that it is about (`/v2/dis/key/get`). */
export interface SharedLink {
  /** Null when the key is unknown or its distributor has ended. */
  readonly role: Pick<DistributorRole, 'id' | 'nickname' | 'headImg'> | null
  /** Null when the key is unknown or the item is gone. */
  readonly item: SharedItem | null
}

/** The item of a share key. */
export interface SharedItem {
  readonly dataType: number
  readonly dataId: Id
  readonly title: string
  readonly img: string
  /** Fen; null for an item without a price. */
  readonly price: number | null
  /** The public path of the item. */
  readonly path: string
}
