import type { Action, Coupon, ItemSummary, Section, SectionType } from '@quanzi/contract'

/** The section of a type number. Types that share one shape match by that shape. */
export type SectionOfType<Type extends SectionType> = Section extends infer One
  ? One extends { readonly type: infer Types }
    ? Type extends Types
      ? One
      : never
    : never
  : never

/** What a section needs from its page. A section itself makes no calls and opens no screens. */
export interface SectionHost {
  readonly openAction: (action: Action) => void
  readonly openItem: (item: ItemSummary) => void
  /** Opens the list of a module, optionally of one tag. */
  readonly openModule: (moduleType: number, tag?: string) => void
  /** The newest items of a module, for tabs. */
  readonly listItems: (moduleType: number, tag?: string) => Promise<readonly ItemSummary[]>
  readonly search: (word: string, moduleTypes: readonly number[]) => void
  readonly openGoods: (goods: { readonly goodsId?: string; readonly skuId?: string }) => void
  readonly claimCoupon: (coupon: Coupon) => void
  readonly openVip: (cardId: string) => void
  readonly call: (phone: string) => void
  readonly openMap: (place: { readonly lat: number; readonly lng: number; readonly address: string }) => void
  readonly chat: () => void
  /** Ids of the coupons that the viewer has claimed since the page was loaded. */
  readonly claimed: ReadonlySet<string>
  readonly now: () => number
}

export interface SectionProps<Type extends SectionType> {
  readonly section: SectionOfType<Type>
  readonly host: SectionHost
}
