import type { Id } from './page'

/** A figure of a certificate, as `{ key: 'sites', value: 12 }`. Seconds, metres, steps and places are whole numbers. */
export interface CertificateStat {
  readonly key: 'sites' | 'days' | 'steps' | 'metres' | 'seconds' | 'place' | 'netMs' | 'climb'
  readonly value: number
}

/** Something that is missing for a certificate. */
export interface CertificateLack {
  readonly kind: 'place' | 'steps' | 'result' | 'finish'
  /** Of a place; '' elsewhere. */
  readonly id: Id
  readonly name: string
}

/** An issued certificate. Its number stays. */
export interface Certificate {
  readonly id: Id
  /** Of six digits, counted per item. */
  readonly no: string
  /** The address of the drawn picture. */
  readonly imgUrl: string
  /** The own picture on it; '' without one. */
  readonly photo: string
  readonly stats: readonly CertificateStat[]
  readonly issuedAt: number
}

/** `/v2/cer/get`: the certificate, or what it takes. */
export interface CertificateStanding {
  readonly certificate: Certificate | null
  /** What the certificate is for. */
  readonly title: string
  /** How much is missing, in the item's own measure: sites, steps. 0 for whoever may have one. */
  readonly lacks: number
  readonly missing: readonly CertificateLack[]
  readonly stats: readonly CertificateStat[]
}
