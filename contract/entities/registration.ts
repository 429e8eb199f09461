import type { Id } from './page'

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
}

/** A field of a form group. */
export interface FormComponent {
  readonly id: number
  readonly name: string
  /** 0 caption, 1 text, 2 number, 3 two-level picker, 4 address, 5 images, 6 face photo, 7 date. */
  readonly type: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
  readonly must: boolean
  /** For type 3 a JSON list of first-level keys with optional second-level values. */
  readonly content: string
  readonly value: string
  readonly placeholder: string
  readonly isShow: boolean
}

/** Whole body of `/api/registration/getFormItems`. */
export interface FormItemsBody {
  readonly t1: readonly FormComponent[]
  /** JSON text, component id → value. */
  readonly t3: string
}

/** Face detection (`/api/registration/checkImg`). */
export interface FaceResult {
  readonly succ: boolean
  readonly idCode: string
  readonly msg: string
  readonly name: string
}
