import type { Action } from './action'
import type { Coupon } from './coupon'
import type { Id } from './page'
import type { Section } from './section'

/** Title, text and picture of a shared page (shell-and-routes §3). */
export interface ShareData {
  readonly title: string
  readonly desc: string
  readonly link: string
  readonly imgUrl: string
}

/** A configurable page (`/api/h5.shop.pageShow.list`, `/api/mainPage`). */
export interface ConfigPage {
  readonly page: {
    readonly id: Id
    readonly title: string
    readonly version: number
    readonly shareData: ShareData
    /** Of a special page: true for staff who may arrange it; they also get its hidden sections. */
    readonly mayEdit?: true
    /** Of a special page: true when the viewer has collected it. */
    readonly collected?: boolean
  }
  readonly page_show: readonly Section[]
}

/** A pop-up of the site (screens-content §1); content is JSON text or object. */
export type Ad =
  | { readonly id: Id; readonly type: 1; readonly content: string | { readonly text: string } }
  | { readonly id: Id; readonly type: 2; readonly content: string | AdCard }
  | { readonly id: Id; readonly type: 3; readonly content: string | { readonly images: AdImages } }
  | { readonly id: Id; readonly type: 4; readonly content: string | readonly Coupon[] }
  | { readonly id: Id; readonly type: 5; readonly content: string | readonly Coupon[] }

interface AdCard {
  readonly image: string
  readonly title: string
  /** In yuan, as in the documents. */
  readonly price: number | string
  readonly costV2: number | string
  readonly action?: Action
}

interface AdImages {
  readonly imgUrl: string
  readonly textUrl: string
}

/** What the shell loads at start (`/api/aboutme/get`). */
export interface SiteInfo {
  /** Script of the tenant, run on H5 only. */
  readonly mjs: string
  readonly adsList: readonly Ad[]
  /** Tenant name and accent colour, for the shell. */
  readonly name: string
  readonly logo: string
  readonly color: string
  /** Addresses of partner pages by action code (shell-and-routes §2). */
  readonly partnerPages: Readonly<Record<string, string>>
  /** True when the tenant sells a membership. */
  readonly vipOffered: boolean
}

/** A row of the tenant's configuration (`/api/config/list`). */
export interface ConfigItem {
  readonly id: Id
  readonly title: string
  readonly desc: string
  readonly image: string
  readonly action: Action | null
  /**
   * Further fields, by type. A tab has `icon` and its English name `en`. A community has its `iid`, and `joined` when
   * the caller belongs to it. An offer to volunteers has its number `nn`, its `category`, and what the caller has `taken`
   * of it this month.
   */
  readonly extra: Readonly<Record<string, unknown>>
}

/** A category of a module (`/api/shop/features/types`). */
export interface FeatureType {
  readonly id: Id
  readonly name: string
  readonly icon: string
  readonly parentId: Id | null
  readonly moduleType: number
  /** True for a member who follows it. */
  readonly followed?: true
}

/** App download banner (`/api/account.interest.get.downInfo`). */
export interface DownInfo {
  readonly icon: string
  readonly name: string
  readonly version: string
  readonly desc: string
  readonly images: readonly string[]
  /** Store address; '' without one. */
  readonly ios: string
  readonly android: string
}

/** A host name and its tenant (`/api/domain/byName/list`). */
export interface DomainRow {
  readonly iid: number
  readonly domain: string
  readonly name: string
}

/** The tenant's own home address (`/api/domain/goIndexByIid`). */
export interface TenantHome {
  readonly iid: number
  readonly protocol: string
  readonly domain: string
  readonly url: string
}

/** A legal or help text (`/v2/info/get`). */
export interface InfoDoc {
  /** The language of title and text: the caller's when the tenant gives it, else Chinese. */
  readonly lang: 'zh' | 'en'
  readonly title: string
  readonly html: string
  readonly version: number
  /** ms */
  readonly updatedAt: number
  /** True when the viewer has agreed to this version. */
  readonly agreed: boolean
  readonly extra: Readonly<Record<string, unknown>>
}

/** A report or an appeal of the member (`/v2/info/list`). */
export interface OwnReport {
  readonly id: Id
  readonly no: string
  readonly kind: 'report' | 'appeal'
  /** What it is about; '' when that is gone, or for an appeal without a target. */
  readonly title: string
  readonly content: string
  readonly state: 'open' | 'passed' | 'refused'
  /** What staff answered. */
  readonly note: string
  /** ms */
  readonly at: number
  /** True for a refused report that the member has not appealed against. */
  readonly mayAppeal: boolean
}

/** A time in which the member may not publish. */
export interface OwnRestriction {
  readonly id: Id
  /** ms */
  readonly until: number
  readonly reason: string
  readonly mayAppeal: boolean
}

/** `data` of a report or an appeal that waits for review. */
export interface ReportReview {
  readonly kind: 'report' | 'appeal'
  readonly no: string
  readonly content: string
  /** Module type, `store`, `report` or `restriction`; '' for an appeal without a target. */
  readonly targetType: string
  readonly title: string
  /** The beginning of what is reported, which may be hidden already. */
  readonly text: string
  readonly cover: string
  /** Whoever wrote it, to be restricted; null for an unknown one. */
  readonly author: { readonly rid: number; readonly name: string } | null
  /** True for what the reviewer sent or wrote, which somebody else must decide. */
  readonly own: boolean
}

/** `extra` of a community's text. */
export interface CommunityExtra {
  /** Counted up to `MOST_COMMUNITY`, as posts are. */
  readonly members: number
  readonly posts: number
  /** True for a member of the tenant. */
  readonly joined: boolean
  readonly staff: readonly { readonly rid: number; readonly name: string; readonly headImg: string }[]
}

/** Up to here members and posts of a community are counted. */
export const MOST_COMMUNITY = 10_000

/** A supplier whose goods the tenant may sell (`/relationSupplychain/list`). */
export interface SupplyPartner {
  readonly supplyIid: number
  readonly name: string
  readonly logo: string
  readonly intro: string
  readonly itemCount: number
  /** Basis points. */
  readonly commission: number
  /** True when the store may put their goods on its shelf. */
  readonly joined: boolean
  /** Goods of theirs on the store's shelf. */
  readonly onShelf: number
}
