import type { CertificateStat } from '@quanzi/contract'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonList } from './cards'
import type { Json } from './content'
import type { CertificateSheet } from './PosterSheet'

/** Certificates and the counters of their numbers. */
export interface CertificateTables {
  certificate_counter: {
    iid: number
    scope: string
    ref_id: string
    last: number
  }
  certificate: {
    iid: number
    id: GeneratedAlways<number>
    scope: string
    ref_id: string
    user_id: number
    /** Of a game: the result; '' elsewhere. */
    entry_id: Generated<string>
    no: number
    photo: Generated<string>
    stats: JsonList<CertificateStat>
    sheet: Json<CertificateSheet>
    issued_at: number
  }
}
