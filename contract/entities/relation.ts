import type { Id, Page } from './page'

/** Who may see a profile's phone, wechat and real name besides its owner. */
export type ContactChoice = 'none' | 'mutual'

/** The part of a profile that a member writes; also `data` of `/v2/relation/save` for `base`. */
export interface BaseInfo {
  /** An upload of the member's own, or the address of the present picture. */
  readonly headImg: string
  /** The real name. */
  readonly name: string
  readonly sex: 0 | 1 | 2
  /** YYYY-MM-DD or ''. */
  readonly birthday: string
  /** Names of the place, joined by spaces. */
  readonly region: string
  readonly industry: string
  readonly tags: readonly string[]
  readonly wechat: string
  readonly contact: ContactChoice
  /** Others see nickname and picture only. */
  readonly hidden: boolean
}

/** A member's profile as the viewer may see it. */
export interface PersonProfile {
  readonly rid: number
  /** The user's id, for members who may write to the person; absent for those who cannot sign in. */
  readonly uid?: number
  /** The nickname. */
  readonly name: string
  readonly headImg: string
  readonly signature: string
  readonly region: string
  readonly industry: string
  readonly tags: readonly string[]
  /** Post and name of the current company, or ''. */
  readonly title: string
  readonly company: string
  /** Only the nickname and the picture are shown. */
  readonly hidden: boolean
  /** For the owner, and for mutual followers when the owner allows it. */
  readonly realName?: string
  readonly phone?: string
  readonly wechat?: string
  /** What the owner can change; for the owner only. */
  readonly base?: BaseInfo
}

/** 0 none, 1 reviewing, 2 passed, 3 refused. Others than the owner see 0 or 2. */
export type AuthStatus = 0 | 1 | 2 | 3

/** The state of the verification. */
export interface PersonAuth {
  readonly status: AuthStatus
  /** Why it was refused. */
  readonly reason?: string
  /** Masked; for the owner. */
  readonly name?: string
  readonly idCard?: string
  /** When it was submitted or decided, in ms. */
  readonly at?: number
}

/** What completes a profile, in the order in which a member is led through it. */
export const PROFILE_PARTS = [
  'head',
  'name',
  'region',
  'industry',
  'tags',
  'company',
  'honor',
  'opinion',
  'card',
  'auth',
] as const
/** One of PROFILE_PARTS. */
export type ProfilePart = (typeof PROFILE_PARTS)[number]

/** A word with how many people said it. */
export interface TagCount {
  readonly tag: string
  readonly count: number
}

/** A person for the viewer (`/v2/relation/get`). */
export interface Relation {
  readonly profile: PersonProfile
  readonly auth: PersonAuth
  readonly counts: {
    readonly fans: number
    readonly follows: number
    readonly praises: number
    readonly impressions: number
  }
  /** The first of each part; nothing of a hidden profile. */
  readonly top: {
    readonly tags: readonly TagCount[]
    readonly companies: readonly RelationItem<CompanyData>[]
    readonly honors: readonly RelationItem<HonorData>[]
    readonly opinions: readonly RelationItem<OpinionData>[]
  }
  readonly mine: {
    /** The profile is the viewer's. */
    readonly self: boolean
    readonly following: boolean
    readonly mutual: boolean
    readonly praised: boolean
    /** What the viewer has said about the person. */
    readonly impressed: ImpressData | null
  }
  /** Percent. */
  readonly completeness: number
  /** For the owner: what is missing, the next part first. */
  readonly missing?: readonly ProfilePart[]
  /** The business card that the viewer may open. */
  readonly cardId?: Id
}

/** Data of an impression. */
export interface ImpressData {
  readonly tags: readonly string[]
  readonly text: string
}

/** Data of an opinion. */
export interface OpinionData {
  readonly text: string
}

/** Data of an honour. */
export interface HonorData {
  readonly title: string
  readonly issuer: string
  readonly year: number
  /** Address of a picture, or ''. */
  readonly image: string
}

/** Data of a company where a member works or has worked. */
export interface CompanyData {
  readonly name: string
  readonly post: string
  readonly industry: string
  /** YYYY-MM. */
  readonly from: string
  /** YYYY-MM, or '' for "until now". */
  readonly to: string
  readonly current: boolean
  readonly address: string
  readonly lat: number | null
  readonly lng: number | null
  readonly logo: string
}

/** Parts of a profile with rows of their own. */
export const RELATION_PARTS = ['impress', 'honor', 'opinion', 'company', 'praise'] as const
/** One of RELATION_PARTS. */
export type RelationPart = (typeof RELATION_PARTS)[number]

/** A row of a part of a profile (`/v2/relation/items`). */
export interface RelationItem<Data = Readonly<Record<string, unknown>>> {
  readonly id: Id
  readonly data: Data
  /** Who said or praised it. */
  readonly rid?: number
  readonly name?: string
  readonly headImg?: string
  readonly likes: number
  /** The viewer has liked it, or written it. */
  readonly mine: boolean
  /** ms */
  readonly at: number
}

/** Rows of a part, and whose they are. */
export interface RelationItems extends Page<RelationItem> {
  readonly self: boolean
  readonly owner: { readonly rid: number; readonly name: string }
  /** The words of the impressions, the most frequent first. */
  readonly tags?: readonly TagCount[]
  /** Of praises: true when the viewer has praised the person, on whatever page. */
  readonly praised?: boolean
}

/** `data` of a verification that waits for review. */
export interface AuthReview {
  readonly rid: number
  readonly name: string
  /** Masked. */
  readonly idCard: string
  /** Signed addresses that expire. */
  readonly images: readonly string[]
  /** True for the reviewer's own request, which somebody else must decide. */
  readonly own: boolean
}
