import type {
  Action,
  ActQuestion,
  AlbumVisibility,
  CampaignField,
  CfTier,
  ContentBlock,
  DepositRule,
  FormComponent,
  RefundStep,
  StayFacility,
  StayKind,
} from '@quanzi/contract'
import type { CouponScope } from '../db/schema/commerce'
import type { StoredDetail, StoredExtra, StoredSection } from '../db/schema/content'
import type { StoredPaperItem } from '../db/schema/paper'
import type { ShopSeed } from './GoodsSeed'

/** The initial data of a demo tenant. Days count from the moment of seeding, so that the data never look old. */
export interface TenantSeed {
  readonly iid: number
  readonly name: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly bannedWords: readonly string[]
  readonly domains: readonly string[]
  readonly people: readonly PersonSeed[]
  readonly items: readonly ItemSeed[]
  readonly comments: readonly CommentSeed[]
  readonly types: readonly TypeSeed[]
  readonly pages: readonly PageSeed[]
  readonly config: readonly ConfigSeed[]
  readonly coupons: readonly CouponSeed[]
  readonly sales: readonly SalesSeed[]
  readonly codes?: readonly CodeSeed[]
  readonly docs: readonly DocSeed[]
  readonly ads: readonly { readonly id: string; readonly type: 1 | 2 | 3 | 4 | 5; readonly content: object }[]
  readonly down: Readonly<Record<string, unknown>>
  readonly registration?: RegistrationSeed
  readonly shop?: ShopSeed
  readonly vip?: VipSeed
  readonly inviteGifts?: readonly InviteGiftSeed[]
  /** The roll of volunteers. */
  readonly volunteers?: readonly { readonly name: string; readonly phone: string }[]
  /** Requests to join the roll. */
  readonly volunteerWishes?: readonly {
    readonly by: number
    readonly name: string
    readonly phone: string
    readonly content: string
  }[]
  readonly experts?: readonly ExpertSeed[]
  readonly packs?: readonly PackSeed[]
  readonly cards?: readonly CardSeed[]
  readonly cardCampaigns?: readonly CampaignSeed[]
  readonly planned?: readonly PlannedSeed[]
  readonly applications?: readonly ApplicationSeed[]
  readonly crowdfunding?: readonly CrowdfundingSeed[]
  readonly profiles?: readonly ProfileSeed[]
  readonly albums?: readonly AlbumSeed[]
  readonly reported?: readonly ReportSeed[]
  readonly restricted?: readonly RestrictionSeed[]
}

/** A cloud album with drawn pictures. */
export interface AlbumSeed {
  readonly id: string
  readonly title: string
  readonly intro: string
  /** The owner's place among the people, then the others who contribute. */
  readonly by: readonly number[]
  /** The club that it belongs to. */
  readonly club?: string
  readonly visibility?: AlbumVisibility
  readonly open?: true
  /** Days since the last photos. */
  readonly age: number
  readonly photos: number
  /** What is on the photos, in turns: a scene and the first of its pictures. */
  readonly scenes: readonly (readonly [scene: string, first: number])[]
  readonly likes?: number
}

/** A report of an item by one of the people; with a note it was refused. */
export interface ReportSeed {
  readonly by: number
  readonly moduleType: number
  readonly id: string
  readonly content: string
  readonly daysAgo: number
  readonly note?: string
}

/** One of the people who may not publish for some days. */
export interface RestrictionSeed {
  readonly who: number
  readonly days: number
  readonly reason: string
}

/** The questions before a project. */
export interface CfPaperSeed {
  readonly id: string
  readonly kind: 'quiz' | 'survey'
  readonly title: string
  readonly intro: string
  readonly passMark?: number
  /** Seconds for each question. */
  readonly timed?: number
  readonly retryHours?: number
  readonly items: readonly StoredPaperItem[]
}

/** A campaign of crowdfunding with the projects of its members. */
export interface CrowdfundingSeed {
  readonly id: string
  readonly title: string
  readonly img: string
  readonly rules: string
  readonly from: DayTime
  readonly to: DayTime
  readonly tiers: readonly CfTier[]
  readonly paper?: CfPaperSeed
  readonly jumpUrl?: string
  readonly places: readonly {
    readonly id: string
    readonly name: string
    readonly img: string
    readonly day: DayTime
    /** Fen. */
    readonly cost: number
    readonly quota: number
  }[]
  readonly projects: readonly {
    readonly id: string
    /** The person's place among the tenant's people. */
    readonly by: number
    readonly wish: string
    readonly cover: string
    /** Absent for a draft. */
    readonly daysAgo?: number
    readonly place: string
  }[]
}

/** What one of the people publishes, and what others say about the person. */
export interface ProfileSeed {
  readonly by: number
  /** The real name. */
  readonly name: string
  readonly region: string
  readonly industry: string
  readonly tags: readonly string[]
  readonly contact: 'none' | 'mutual'
  readonly hidden?: boolean
  /** Months YYYY-MM. */
  readonly companies?: readonly {
    readonly name: string
    readonly post: string
    readonly from: string
    readonly to?: string
    readonly current?: boolean
  }[]
  readonly honors?: readonly {
    readonly title: string
    readonly issuer: string
    readonly year: number
    readonly image?: string
  }[]
  readonly opinions?: readonly string[]
  readonly said?: readonly { readonly by: number; readonly tags: readonly string[]; readonly text: string }[]
  readonly praisedBy?: readonly number[]
  readonly card?: {
    readonly post: string
    readonly company: string
    readonly intro: string
    readonly template: 'plain' | 'forest' | 'night'
  }
}

/** A gift for so many newcomers; 0 for the newcomer. */
export interface InviteGiftSeed {
  readonly id: string
  readonly need: number
  readonly name: string
  readonly kind: 'coins' | 'coupon'
  readonly amount?: number
  readonly coupon?: string
}

/** An expert among the people. */
export interface ExpertSeed {
  readonly by: number
  readonly title: string
  readonly intro: string
  /** Fen. */
  readonly fee: number
}

/** A pre-sale store. */
export interface PlannedSeed {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly plan: string
  readonly items: readonly {
    readonly id: string
    readonly title: string
    readonly img: string
    /** The least number of pieces, without which it is not made. */
    readonly least: number
    readonly deadline: DayTime
    readonly ships: string
    /** Absent: paid in full only. */
    readonly deposit?: {
      /** For a piece. */
      readonly fen: number
      readonly refundable: boolean
      /** When the balance can be paid. */
      readonly from: DayTime
      readonly to: DayTime
    }
    readonly skus: readonly { readonly name: string; readonly price: number; readonly stock: number }[]
    /** Taken off sale. */
    readonly closed?: true
  }[]
}

/** The application of a shop whose fee is due, or that waits for staff. */
export interface ApplicationSeed {
  readonly id: string
  readonly by: number
  /** Fen. */
  readonly fee: number
  /** Paid for, or free: staff decide. */
  readonly reviewing?: true
  readonly typeId?: string
  readonly name: string
  readonly contact: string
  readonly phone: string
  readonly region: string
  readonly intro: string
}

/** A printed card on sale. */
export interface CardSeed {
  readonly id: string
  readonly title: string
  readonly desc: string
  readonly img: string
  /** Fen. */
  readonly price: number
  readonly stock: number
  readonly rights?: readonly { readonly id: string; readonly name: string; readonly total: number }[]
}

/** What a partner offers to holders of cards. */
export interface CampaignSeed {
  readonly code: string
  readonly title: string
  readonly desc: string
  readonly img: string
  readonly fields: readonly CampaignField[]
  readonly quota: number
  /** How many are gone already. */
  readonly used?: number
  readonly right?: string
  /** Red packets: fen in all, and in one of so many portions. */
  readonly packets?: { readonly budget: number; readonly total: number; readonly parts: number }
}

/** Questions to the assistant. */
export interface PackSeed {
  readonly id: string
  readonly title: string
  /** Fen. */
  readonly price: number
  readonly amount: number
  /** A package for the buyer's own site, for `days` days. */
  readonly kind?: 'site'
  readonly days?: number
}

/** The membership cards and benefits that a tenant offers. */
export interface VipSeed {
  readonly cards: readonly {
    readonly id: string
    readonly title: string
    readonly desc: string
    readonly img: string
    /** Fen. */
    readonly price: number
    readonly days: number
    readonly benefits: readonly string[]
  }[]
  readonly benefits: readonly {
    readonly id: string
    /** The only card that gives the benefit; absent: all cards. */
    readonly card?: string
    readonly name: string
    readonly desc: string
    readonly img: string
    readonly type: 1 | 2 | 3
    readonly quota: number
    /** Fen. */
    readonly surcharge: number
    readonly store?: string
    /** Of type 3. */
    readonly coupon?: string
  }[]
}

/** The application form of a tenant (admissions-and-regions §2, §3). */
export interface RegistrationSeed {
  readonly regId: string
  readonly image: string
  readonly summary: string
  /** Fen. */
  readonly fee: number
  /** Pictures of statuses 0–4: next to the logo, and in place of the list of groups. */
  readonly statusImages: { readonly status: readonly string[]; readonly show: readonly string[] }
  readonly nameComponent: number
  readonly idComponent: number
  readonly groups: readonly {
    readonly id: string
    readonly name: string
    readonly desc: string
    readonly components: readonly FormComponent[]
  }[]
}

export interface PersonSeed {
  readonly userId: number
  readonly rid: number
  readonly name: string
  readonly head: string
  readonly signature?: string
  readonly sex?: 0 | 1 | 2
  /** The number for logging in, together with the demo password. */
  readonly mobile: string
  /** Printed among the demo accounts when the server starts. */
  readonly demo?: boolean
  readonly rights?: readonly string[]
  readonly distributor?: boolean
}

/** A time as whole days from seeding and an hour of that Shanghai day. */
export interface DayTime {
  readonly day: number
  readonly hour: number
  /** Moves the day to the next such weekday. */
  readonly weekday?: Weekday
}

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export interface SessionSeed {
  /** The session's name; by default it comes from the day. */
  readonly name?: string
  readonly from: DayTime
  readonly to: DayTime
  readonly stock: number
  readonly sold?: number
  readonly price?: number
  readonly minGroup?: number
  /** Minimum and maximum age on the first day. */
  readonly ages?: readonly [number, number]
  /** Of a game's category: for one sex, for teams of so many, so many places that are drawn. */
  readonly sex?: 'male' | 'female'
  readonly team?: number
  readonly draw?: number
}

/** The facts of a sports event. */
export interface GameSeed {
  readonly opens: DayTime
  readonly closes: DayTime
  readonly draw?: DayTime
  readonly confirm?: DayTime
  readonly results?: DayTime
  readonly kit?: {
    readonly place: string
    readonly from: DayTime
    readonly to: DayTime
    readonly items: readonly string[]
  }
  readonly sections: readonly { readonly id: string; readonly title: string; readonly html: string }[]
  /** So many people have results. */
  readonly finishers?: number
}

export interface ActSeed {
  readonly sessions: readonly SessionSeed[]
  readonly tickets: readonly { readonly name: string; readonly price: number; readonly rule?: string }[]
  readonly questions?: readonly ActQuestion[]
  readonly statement?: string
  readonly refund?: readonly RefundStep[]
  readonly insurance?: number
  /** The trip that it resells; its tickets stand for those at the same places. */
  readonly source?: { readonly iid: number; readonly id: string }
  /** What reserves a seat; absent: no deposit. */
  readonly deposit?: DepositRule
  /** Of a sports event. */
  readonly game?: GameSeed
}

/** A campsite or a homestay. */
export interface StaySeed {
  readonly kind: StayKind
  readonly facilities: readonly StayFacility[]
  readonly rules: readonly string[]
  readonly phone: string
  readonly refund: readonly RefundStep[]
  readonly deposit?: DepositRule
  readonly rooms: readonly {
    readonly name: string
    readonly imgs: readonly Picture[]
    readonly beds: string
    readonly size?: number
    readonly guests: number
    readonly text: string
    /** Fen a night; on Fridays and Saturdays. */
    readonly price: number
    readonly weekend: number
    readonly total: number
    readonly refund?: readonly RefundStep[]
  }[]
  readonly packages?: readonly {
    readonly name: string
    /** The place of its room among the rooms. */
    readonly room: number
    readonly nights: number
    readonly guests: number
    /** Fen, besides the nights. */
    readonly extra: number
    readonly meals: readonly string[]
    readonly activities: readonly string[]
    readonly text: string
    /** Days from seeding between which it begins. */
    readonly days?: readonly [number, number]
  }[]
}

export interface ItemSeed {
  readonly id: string
  readonly type: number
  readonly title: string
  readonly cover: Picture
  readonly summary: string
  readonly author: number
  readonly tags: readonly string[]
  readonly imgs?: readonly Picture[]
  readonly html?: string
  readonly body?: readonly ContentBlock[]
  readonly price?: number
  readonly typeId?: string
  /** The club that organises it, or the live room that a post belongs to. */
  readonly club?: string
  readonly province?: string
  readonly at?: readonly [number, number]
  readonly capacity?: number
  readonly from?: DayTime
  readonly to?: DayTime
  readonly close?: DayTime
  /** Days before seeding. */
  readonly age: number
  /** Not in lists or searches: opened by its address only. */
  readonly unlisted?: true
  readonly counts?: Partial<Record<'view' | 'like' | 'collect' | 'join' | 'follow', number>>
  readonly clip?: { readonly name: string; readonly seconds: number }
  readonly extra?: StoredExtra
  /** Long data that the item's page alone reads. */
  readonly detail?: StoredDetail
  readonly act?: ActSeed
  readonly stay?: StaySeed
  /** Of a partner shop: how to reach it, and the clips of its album. */
  readonly partner?: {
    readonly phone: string
    readonly region: string
    readonly address: string
    readonly videos: readonly string[]
  }
  /** Indexes of people who joined a club or campaign, or took part. */
  readonly joined?: readonly number[]
  /** Chapters, tracks or episodes, in order. */
  readonly parts?: readonly PartSeed[]
}

/** A part of a book or an album. */
export interface PartSeed {
  readonly title: string
  /** True for a part that is free for everybody. */
  readonly free?: true
  /** A file of the clips, with its extension. */
  readonly clip?: { readonly file: string; readonly seconds: number }
  /** The file of the free trial. */
  readonly trial?: { readonly file: string; readonly seconds: number }
  /** Paragraphs of a chapter. */
  readonly text?: readonly string[]
}

export interface CommentSeed {
  readonly item: string
  readonly by: number
  readonly text: string
  readonly scores?: readonly [number, number, number]
  readonly age: number
}

export interface TypeSeed {
  readonly id: string
  readonly name: string
  readonly moduleType: number
  readonly icon: Picture
  readonly parent?: string
}

export interface PageSeed {
  readonly id: string
  readonly type: number
  readonly title: string
  readonly desc: string
  readonly image: Picture
  readonly sections: readonly StoredSection[]
}

export interface ConfigSeed {
  readonly type: string
  readonly title: string
  readonly desc?: string
  readonly image?: string
  readonly action?: Action
  readonly extra?: Readonly<Record<string, unknown>>
}

export interface CouponSeed {
  readonly id: string
  readonly name: string
  readonly kind?: 'claim' | 'gift' | 'vip'
  readonly discountType: 1 | 2
  readonly minus: number
  readonly full: number
  readonly total?: number
  readonly perUser?: number
  readonly stackable?: boolean
  readonly scope?: CouponScope
  readonly scopeText: string
  readonly days: number
}

/** A sales representative. */
export interface SalesSeed {
  readonly opId: number
  readonly opName: string
  readonly name: string
  readonly phone: string
}

/** A discount code of a distributor among the people. */
export interface CodeSeed {
  readonly code: string
  readonly by: number
  readonly percent: number
  /** The only item that the code applies to. */
  readonly item?: string
  readonly total: number
  readonly days: number
}

export interface DocSeed {
  readonly kind: string
  readonly title: string
  readonly html: string
  /** Other words than title and text take the place of those in `extra`. */
  readonly en?: { readonly title: string; readonly html: string; readonly [word: string]: string }
  readonly extra?: Readonly<Record<string, unknown>>
}

/** A locally drawn picture: address, and width divided by height. */
export interface Picture {
  readonly src: string
  readonly ratio: number
}

const SIZES = {
  '1x1': [600, 600],
  '4x3': [800, 600],
  '3x2': [900, 600],
  '16x9': [960, 540],
  '5x2': [1000, 400],
  '3x4': [600, 800],
  '2x3': [600, 900],
  '4x5': [640, 800],
  '9x16': [540, 960],
} as const

/** Names a picture of the drawn set, e.g. `picture('camp', 3, '4x3')`. */
export function picture(scene: string, seed: number, shape: keyof typeof SIZES = '4x3', style = ''): Picture {
  const [w, h] = SIZES[shape]
  return {
    src: `/media/${scene}-${seed}-${w}x${h}${style && `-${style}`}.webp`,
    ratio: Math.round((w / h) * 100) / 100,
  }
}

export const head = (seed: number): string => `/media/avatar-${seed}-240x240.webp`

export const at = (day: number, hour: number): DayTime => ({ day, hour })

/** The first such weekday at least this many days from now, e.g. `on(SATURDAY, 4, 8)`. */
export const on = (weekday: Weekday, day: number, hour: number): DayTime => ({ day, hour, weekday })

export const SUNDAY = 0
export const WEDNESDAY = 3
export const FRIDAY = 5
export const SATURDAY = 6

/** Opens a module's list or one of its items. */
export const open = (moduleType: number, id?: string, tag?: string): Action => ({
  p: { moduleType, ...(id ? { id, actId: id, articleId: id } : {}), ...(tag ? { tag } : {}) },
})

export const goTo = (url: string): Action => ({ url })
