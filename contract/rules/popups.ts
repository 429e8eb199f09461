import type { Action } from '../entities/action'
import type { Coupon } from '../entities/coupon'
import { yuanToFen } from './money'
import { dismissalMarker } from './storageKeys'

/** Types of site ads, shown as pop-ups (admissions-and-regions §4). */
export const AD_TYPE = { text: 1, card: 2, image: 3, coupons: 4, claimableCoupons: 5 } as const
/** Number of an ad type. */
export type AdType = (typeof AD_TYPE)[keyof typeof AD_TYPE]

interface PopupHead {
  readonly id: string | number
  readonly type: AdType
}

/** A pop-up with validated content. Amounts are in fen, null where there is none (screens-content §1). */
export type Popup =
  | (PopupHead & { readonly type: 1; readonly text: string })
  | (PopupHead & {
      readonly type: 2
      readonly image: string
      readonly title: string
      readonly price: number | null
      /** The former price. */
      readonly costV2: number | null
      readonly action: Action | null
    })
  | (PopupHead & {
      readonly type: 3
      readonly imgUrl: string
      /** Address that a tap on the picture opens; '' for none. */
      readonly textUrl: string
    })
  | (PopupHead & { readonly type: 4 | 5; readonly coupons: readonly Coupon[] })

/** Where pop-ups show and for whom. */
export interface PopupContext {
  /** '' for a visitor. */
  readonly userId: string | number
  /** The markers stored under `idsUser`. */
  readonly dismissed: readonly string[]
  /** Pop-ups never show in the native app and in mini-programs. */
  readonly inNativeApp: boolean
  readonly inMiniProgram: boolean
  /** Receives a line for each invalid ad, which is skipped. */
  readonly log?: (line: string) => void
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const fieldsOf = (value: unknown): Fields => (isFields(value) && !Array.isArray(value) ? value : {})
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function fenOf(value: unknown): number | null {
  const yuan = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof yuan === 'number' && Number.isFinite(yuan) && yuan >= 0 ? yuanToFen(yuan) : null
}

const isCoupon = (value: unknown): value is Coupon =>
  isFields(value) &&
  typeof value.couponId === 'string' &&
  typeof value.name === 'string' &&
  ['discountType', 'minusPrice', 'fullPrice', 'endTime'].every((key) => Number.isFinite(value[key]))

/** A coupon list may be the whole content, or the `coupons` of an object. */
function couponsOf(content: unknown): readonly Coupon[] {
  const list = Array.isArray(content) ? content : fieldsOf(content).coupons
  return Array.isArray(list) ? list.filter(isCoupon) : []
}

/** Throws when the text is not valid JSON. */
const contentOf = ({ content }: Fields): unknown => (typeof content === 'string' ? JSON.parse(content) : content)

/** The text of a text ad. A text that is not JSON is used unchanged. */
function wordsOf(content: unknown): string {
  if (typeof content !== 'string') return textOf(fieldsOf(content).text)
  const text = content.trim()
  return text.startsWith('{') ? textOf(fieldsOf(JSON.parse(text)).text) : text
}

/**
 * Converts an entry of the site info's adsList to a pop-up; null when there is nothing to show (no text, no picture,
 * no coupons).
 * @throws when the entry has no id, an unknown type, or content that is not JSON
 */
export function readPopup(ad: unknown): Popup | null {
  const fields = fieldsOf(ad)
  const { id, type } = fields
  if (typeof id !== 'string' && typeof id !== 'number') throw new TypeError('no id')
  switch (type) {
    case AD_TYPE.text: {
      const text = wordsOf(fields.content)
      return text ? { id, type, text } : null
    }
    case AD_TYPE.card: {
      const { image, title, price, costV2, action } = fieldsOf(contentOf(fields))
      if (!textOf(image) && !textOf(title)) return null
      const opens = isFields(action) ? (action as Action) : null
      return {
        id,
        type,
        image: textOf(image),
        title: textOf(title),
        price: fenOf(price),
        costV2: fenOf(costV2),
        action: opens,
      }
    }
    case AD_TYPE.image: {
      const { imgUrl, textUrl } = fieldsOf(fieldsOf(contentOf(fields)).images)
      return textOf(imgUrl) ? { id, type, imgUrl: textOf(imgUrl), textUrl: textOf(textUrl) } : null
    }
    case AD_TYPE.coupons:
    case AD_TYPE.claimableCoupons: {
      const coupons = couponsOf(contentOf(fields))
      return coupons.length > 0 ? { id, type, coupons } : null
    }
    default:
      throw new TypeError(`unknown type ${String(type)}`)
  }
}

/**
 * The pop-up to show: the first valid, non-empty ad that this user has not dismissed; null for none (screens-content
 * §1). Logs and skips an invalid ad.
 */
export function firstPopup(ads: unknown, context: PopupContext): Popup | null {
  if (context.inNativeApp || context.inMiniProgram || !Array.isArray(ads)) return null
  const dismissed = new Set(context.dismissed)
  for (const ad of ads as readonly unknown[]) {
    try {
      const popup = readPopup(ad)
      if (popup && !dismissed.has(dismissalMarker(context.userId, popup.id, popup.type))) return popup
    } catch (error) {
      const { id } = fieldsOf(ad)
      context.log?.(`ad ${String(id).slice(0, 40)} skipped: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return null
}
