import type { Action } from './action'
import type { ItemSummary } from './content'
import type { Coupon } from './coupon'
import type { Id } from './page'

interface SectionStyle {
  readonly bg?: string
  /** px of a design 375 px wide */
  readonly marginTop?: number
  readonly padding?: number
  readonly radius?: number
}

/** A section of one type. */
export interface SectionOf<Type extends number, Data> {
  readonly id: Id
  readonly type: Type
  readonly title: string
  readonly style: SectionStyle
  /** True for a section that only staff see, to arrange it. */
  readonly hidden?: boolean
  readonly data: Data
}

/** Data of a section that lists items of a module; the server adds `items`. */
export interface ListData {
  readonly mode: 'ids' | 'tag' | 'newest'
  readonly ids?: readonly Id[]
  readonly tag?: string
  /** At most 20. */
  readonly limit: number
  readonly layout: 'row' | 'grid' | 'scroll' | 'big'
  readonly items: readonly ItemSummary[]
}

interface ImageLink {
  readonly image: string
  readonly action?: Action
}

interface SectionGoods {
  readonly goodsId: Id
  readonly skuId?: Id
  readonly title: string
  readonly image: string
  /** Fen. */
  readonly price: number
  readonly cutPrice?: number
}

type ListSectionType = 9 | 10 | 11 | 13 | 14 | 20 | 21 | 23 | 31

/** A section that lists a module and needs no other data: a union with one member per type, so that it narrows. */
export type ListSection = { [Type in ListSectionType]: SectionOf<Type, ListData> }[ListSectionType]

/** A section of a configurable page; the number is its type (screens-content §2). */
export type Section =
  | SectionOf<1, { readonly items: readonly ImageLink[]; readonly ratio: number; readonly intervalMs: number }>
  | SectionOf<
      2,
      {
        readonly columns: 4 | 5
        readonly items: readonly {
          readonly icon: string
          readonly name: string
          readonly badge?: string
          readonly action: Action
        }[]
      }
    >
  | SectionOf<4, { readonly items: readonly { readonly text: string; readonly action?: Action }[] }>
  | SectionOf<
      5,
      {
        readonly image: string
        readonly ratio: number
        readonly areas: readonly {
          readonly x: number
          readonly y: number
          readonly w: number
          readonly h: number
          readonly action: Action
        }[]
      }
    >
  | SectionOf<6, { readonly layout: '1+2' | '2x2' | '1x3'; readonly items: readonly ImageLink[] }>
  | SectionOf<
      7,
      { readonly placeholder: string; readonly moduleTypes: readonly number[]; readonly hotWords: readonly string[] }
    >
  | SectionOf<8, { readonly title: string; readonly subtitle?: string; readonly action?: Action }>
  | ListSection
  | SectionOf<12, { readonly tag?: string }>
  | SectionOf<15, ListData & { readonly mutedAutoplay?: boolean }>
  | SectionOf<16, { readonly couponIds: readonly Id[]; readonly coupons: readonly Coupon[] }>
  | SectionOf<17, { readonly endAt: number; readonly items: readonly SectionGoods[] }>
  | SectionOf<18, { readonly html: string }>
  | SectionOf<
      22,
      { readonly tabs: readonly { readonly name: string; readonly moduleType: number; readonly tag?: string }[] }
    >
  | SectionOf<
      24,
      {
        readonly cardId: Id
        readonly benefits: readonly string[]
        /** True when the viewer has a card. */
        readonly isVip?: boolean
        readonly expireAt?: number | null
      }
    >
  | SectionOf<
      25,
      {
        readonly phone?: string
        readonly address?: string
        readonly lat?: number
        readonly lng?: number
        readonly qrImage?: string
        /** True to offer a chat with the tenant's service. */
        readonly chat?: boolean
      }
    >
  | SectionOf<32, ListData & { readonly typeId?: Id }>
  | SectionOf<33, { readonly skuIds?: readonly Id[]; readonly catId?: Id; readonly skus: readonly SectionGoods[] }>

/** Type number of a section. */
export type SectionType = Section['type']
