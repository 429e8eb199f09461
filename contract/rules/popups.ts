import { dismissalMarker } from './storageKeys'

/** Types of site ads, shown as pop-ups (admissions-and-regions §4). */
export const AD_TYPE = { text: 1, card: 2, image: 3, coupons: 4, claimableCoupons: 5 } as const
/** Number of an ad type. */
export type AdType = (typeof AD_TYPE)[keyof typeof AD_TYPE]

/** An entry of the site info's adsList, as far as choosing one needs it. */
export interface SiteAd {
  readonly id: string | number
  readonly type: number
  /** Coupons of types 4 and 5; absent for the others. */
  readonly coupons?: readonly unknown[]
}

/** Where pop-ups may come from and who sees them. */
export interface PopupContext {
  /** '' for a visitor. */
  readonly userId: string | number
  /** Markers kept under `idsUser`. */
  readonly dismissed: readonly string[]
  /** In the native app and in mini-programs pop-ups never show. */
  readonly inNativeApp: boolean
  readonly inMiniProgram: boolean
}

const isShowable = (ad: SiteAd): boolean => {
  if (ad.type < AD_TYPE.text || ad.type > AD_TYPE.claimableCoupons) return false
  return ad.type < AD_TYPE.coupons || (ad.coupons?.length ?? 0) > 0
}

/** The pop-up to show: the first known, non-empty ad this user has not dismissed; null for none (screens-content §1). */
export function firstPopup<Ad extends SiteAd>(ads: readonly Ad[], context: PopupContext): Ad | null {
  if (context.inNativeApp || context.inMiniProgram) return null
  const dismissed = new Set(context.dismissed)
  const isNew = (ad: SiteAd) => !dismissed.has(dismissalMarker(context.userId, ad.id, ad.type))
  return ads.find((ad) => isShowable(ad) && isNew(ad)) ?? null
}
