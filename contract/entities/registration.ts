import type { AnswerRule } from '../rules/formAnswer'
import type { Id } from './page'
import type { ShopStep1, ShopStep2 } from './shop'

/** 0 not submitted, 1 awaiting review, 2 passed, 3 registered, 4 must refill (admissions-and-regions §4). */
export type RegistrationStatus = 0 | 1 | 2 | 3 | 4

/** A form group inside `Registration.groups`. */
export interface RegistrationGroup {
  readonly id: Id
  readonly groupName: string
  readonly groupDesc: string
  readonly isFill: boolean
}

/** `/api/registration/get`. */
export interface Registration {
  readonly regImage: string
  readonly statusImg: string
  readonly statusShowImg: string
  readonly status: RegistrationStatus
  readonly regSummary: string
  /** JSON text of `RegistrationGroup[]`. */
  readonly groups: string
  /** Fee, fen. */
  readonly fee: number
  /** The reviewer's note; empty before a review, or when the reviewer wrote none. */
  readonly reason: string
}

/** A field of a form group. */
export interface FormComponent {
  readonly id: number
  readonly name: string
  /** 0 caption, 1 text, 2 number, 3 two-level picker, 4 address, 5 images, 6 face photo, 7 date. */
  readonly type: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
  readonly must: boolean
  /** For type 3 a JSON list of first-level keys with optional second-level values, for `pickerOptions`. */
  readonly content: string
  readonly value: string
  readonly placeholder: string
  readonly isShow: boolean
  /** The rule for the answer besides its type; it also chooses the keyboard. */
  readonly rule: AnswerRule
}

/** Whole body of `/api/registration/getFormItems`. */
export interface FormItemsBody {
  readonly t1: readonly FormComponent[]
  /**
   * JSON text: component id → value, and under `FORM_VERSION_KEY` the version of the saved answers. The value of a
   * face photo is the signed address of the approved photo.
   */
  readonly t3: string
  /** The group's name and subject, for people who open a link without them. */
  readonly groupName: string
  readonly groupDesc: string
  /** The form accepts answers in status 0 only; otherwise it is read-only. */
  readonly status: RegistrationStatus
}

/** Face detection (`/api/registration/checkImg`). */
export interface FaceResult {
  readonly succ: boolean
  readonly idCode: string
  /** Message for the applicant: why the photo was refused, or that it passed. */
  readonly msg: string
  readonly name: string
  /** Signed address of the checked photo, valid for a short time. The upload itself is no longer available. */
  readonly imgUrl: string
}

/** A request that waits for the decision of staff (conventions §8). */
export interface ReviewItem {
  readonly id: Id
  /** When it was submitted, in ms. */
  readonly at: number
  /** Name of the person, for staff. */
  readonly who: string
  /** The data to decide on; ID numbers are masked. */
  readonly data: Readonly<Record<string, unknown>>
}

/** `data` of a shop's application that waits for review. */
export interface ShopReview extends Partial<Omit<ShopStep1, 'lat' | 'lng'> & ShopStep2> {
  /** The paid fee in fen. */
  readonly fee: number
  /** True while the applicant asks for the fee back: it can be refused only. */
  readonly askedBack: boolean
  /** True for the reviewer's own application, which somebody else must decide. */
  readonly own: boolean
}

/** `data` of a registration that waits for review. */
export interface RegistrationReview {
  readonly regId: Id
  readonly rid: number
  readonly idCode: string
  /** Signed address of the approved photo; empty without one. */
  readonly photo: string
  readonly groups: readonly {
    readonly groupName: string
    readonly answers: readonly { readonly name: string; readonly value: string }[]
  }[]
}
