import type { CertificateLack, CertificateStat, ScopeName } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import type { Worded } from '../call/reasons'
import type { Member } from '../call/Session'
import type { Db } from '../db/schema'

/** What a certificate is asked for. */
export interface CertificateRef {
  readonly iid: number
  readonly refId: string
  /** Of a game: the result. */
  readonly entryId: string | undefined
  /** Now, in ms: what is not out yet is missing. */
  readonly at: number
}

/** What a member has reached. */
export interface Reached {
  /** The result that the certificate is for; '' where each member has one. */
  readonly entryId: string
  readonly title: string
  /** Who is named on it. */
  readonly name: string
  /** How much is missing, in the item's own measure; 0 for whoever may have one. */
  readonly lacks: number
  readonly missing: readonly CertificateLack[]
  readonly stats: readonly CertificateStat[]
  /** The lines of the picture. */
  readonly facts: readonly string[]
  /** The public path that the code on it opens. */
  readonly path: string
}

/** True when the result that a certificate is for is not public: nothing of it is shown then, also after it was issued. */
export const isWithheld = ({ missing }: Pick<Reached, 'missing'>): boolean =>
  missing.some(({ kind }) => kind === 'result')

/** The certificates of a scope; its feature has a line in `features.ts`. */
export interface ScopeCertificates {
  /** True where what is certified can be corrected afterwards: the member then takes the certificate anew. */
  readonly follows?: true
  /** The heading of the picture: 打卡证书. */
  readonly heading: string
  /** NOTFOUND for an item or a result that the tenant does not have, DENIED for somebody else's result. */
  reached(db: Db, ref: CertificateRef, member: Member): Promise<Reached>
  /** The refusal of whoever lacks something. */
  lacking(lacks: number): Worded
}

export type CertificateScopes = Readonly<Partial<Record<ScopeName, ScopeCertificates>>>

let scopes: CertificateScopes = {}

/** Registers the scopes' certificates; `features.ts` lists them. */
export function useCertificates(all: CertificateScopes): void {
  scopes = all
}

/** The certificates of a scope; NOTBUILT for one without. */
export function certificatesOf(scope: ScopeName): ScopeCertificates {
  const found = scopes[scope]
  if (!found) throw new CallError('NOTBUILT')
  return found
}
