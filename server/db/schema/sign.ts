import type { Generated } from 'kysely'

/** Subjects of check-ins; their sites are places of scope sign. */
export interface SignTables {
  sign_subject: {
    iid: number
    id: string
    title: string
    cover: Generated<string>
    /** Sanitised HTML. */
    rules: Generated<string>
    starts_at: number
    ends_at: number
    /** Sites to be done for the certificate. */
    need: number
    state: Generated<'open' | 'hidden'>
  }
  sign_area: {
    iid: number
    id: string
    subject_id: string
    name: string
    img: Generated<string>
    seq: Generated<number>
  }
  sign_join: {
    iid: number
    subject_id: string
    user_id: number
    joined_at: number
  }
}
