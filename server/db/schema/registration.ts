import type { AnswerRule, RegistrationStatus } from '@quanzi/contract'
import type { Generated } from 'kysely'
import type { Json } from './content'

/** Pictures of the overview, one for each status 0–4. */
export interface StatusImages {
  readonly status: readonly string[]
  readonly show: readonly string[]
}

export interface RegistrationFormTable {
  reg_id: string
  iid: number
  image: string
  status_images: Json<StatusImages>
  summary: string
  /** Fen. */
  fee: number
  /** The components with the applicant's name and ID number. */
  name_component: number
  id_component: number
}

export interface RegistrationGroupTable {
  iid: number
  id: string
  reg_id: string
  name: string
  descr: Generated<string>
  seq: number
}

export interface RegistrationComponentTable {
  iid: number
  id: number
  group_id: string
  name: string
  type: number
  must: Generated<boolean>
  content: Generated<string>
  placeholder: Generated<string>
  is_show: Generated<boolean>
  /** The rule for the answer besides its type. */
  rule: Generated<AnswerRule>
  seq: number
}

export interface RegistrationTable {
  id: Generated<number>
  reg_id: string
  user_id: number
  iid: number
  status: Generated<RegistrationStatus>
  order_id: Generated<string | null>
  submitted_at: Generated<number | null>
  reviewed_by: Generated<number | null>
  reviewed_at: Generated<number | null>
  reset_at: Generated<number | null>
  /** The reviewer's note. */
  reason: Generated<string>
  created_at: number
}

/** Answers by component id; the ID number is encrypted, the photo is not included. */
export type StoredAnswers = Readonly<Record<string, string>>

export interface RegistrationValueTable {
  iid: number
  reg_id: string
  user_id: number
  group_id: string
  content: Json<StoredAnswers>
  /** Grows by one with every save. */
  version: number
  at: number
}

export interface RegistrationPhotoTable {
  iid: number
  id: Generated<number>
  reg_id: string
  user_id: number
  /** Key of the upload it came from. */
  img_path: string
  /** Name in the folder of private photos. */
  file: string
  succ: boolean
  /** True after a reset: the applicant may upload another photo. */
  retired: Generated<boolean>
  msg: Generated<string>
  at: number
}

export interface ReviewLogTable {
  id: Generated<number>
  iid: number
  staff_id: number
  kind: string
  target_id: string
  act: 'read' | 'pass' | 'refuse'
  note: Generated<string>
  at: number
}

export interface RegistrationTables {
  registration_form: RegistrationFormTable
  registration_group: RegistrationGroupTable
  registration_component: RegistrationComponentTable
  registration: RegistrationTable
  registration_value: RegistrationValueTable
  registration_photo: RegistrationPhotoTable
  review_log: ReviewLogTable
}
