import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Sheet } from './PosterSheet'

export interface TenantSettings {
  readonly logo?: string
  readonly [key: string]: unknown
}

export interface TenantTable {
  iid: number
  name: string
  banned_words: Generated<string[]>
  settings: JSONColumnType<TenantSettings>
}

export interface DomainTable {
  domain: string
  iid: number
  name: Generated<string>
}

/** A site that a member has opened by buying a package. */
export interface OpenedSiteTable {
  /** The tenant that sold it. */
  iid: number
  host: string
  site_iid: number
  user_id: number
  name: string
  opened_at: number
  expire_at: number
}

export interface ShortUrlTable {
  code: string
  iid: number
  url: string
  hits: Generated<number>
  expire_at: number | null
  created_at: number
}

export interface StatTable {
  id: Generated<number>
  iid: number
  user_id: number | null
  type: number
  p: string
  k: string
  at: number
}

export interface UploadTable {
  key: string
  iid: number
  user_id: number
  /** Content type by its bytes; null until the file has arrived. */
  type: string | null
  size: Generated<number>
  /** Readable only by a signed address. */
  private: Generated<boolean>
  at: number
}

export interface InfoDocTable {
  iid: number
  kind: string
  version: number
  title: string
  html: string
  /** What else a screen shows, and `en`: title and text in English. */
  extra: JSONColumnType<Record<string, unknown>>
  updated_at: number
}

export interface ConsentTable {
  user_id: number
  iid: number
  kind: string
  version: number
  agreed_at: number | null
  withdrawn_at: number | null
}

export interface FeedbackTable {
  id: Generated<number>
  iid: number
  /** 0 for a visitor. */
  user_id: number
  kind: string
  content: string
  name: Generated<string>
  phone: Generated<string>
  images: Generated<string[]>
  target_type: Generated<string>
  target_id: Generated<string>
  /** Of a report: title and text of its target, as they were when it was sent. */
  said_title: Generated<string>
  said: Generated<string>
  no: string
  /** Of reports and appeals: open, passed or refused. */
  state: Generated<string>
  /** What staff answered. */
  note: Generated<string>
  decided_at: Generated<number | null>
  /** The member of staff. */
  decided_by: Generated<number | null>
  ip: Generated<string>
  at: number
}

/** A time in which a member may not publish. */
export interface RestrictionTable {
  iid: number
  id: GeneratedAlways<number>
  user_id: number
  /** ms */
  until: number
  reason: string
  staff_id: number
  at: number
  lifted_at: Generated<number | null>
}

export interface PosterTable {
  hash: string
  iid: number
  /** Who requested it first: a member, or a keyed hash of a visitor's address. */
  maker: string
  sheet: JSONColumnType<Sheet>
  created_at: number
}

export interface SiteTables {
  posters: PosterTable
  tenants: TenantTable
  domains: DomainTable
  opened_site: OpenedSiteTable
  short_urls: ShortUrlTable
  stats: StatTable
  uploads: UploadTable
  info_docs: InfoDocTable
  restriction: RestrictionTable
  consents: ConsentTable
  feedback: FeedbackTable
}
