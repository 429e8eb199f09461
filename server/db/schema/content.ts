import type { Action, ContentBlock, ItemExtra, ItemSummary, TripPlan } from '@quanzi/contract'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export type ContentStatus = 'draft' | 'published' | 'deleted'

/**
 * Status of a list row. A published part of a whole is found by lists only that ask for its type or its whole, a
 * private item by its author's own lists only, an unlisted one by its address.
 */
export type ListedStatus = ContentStatus | 'part' | 'private' | 'unlisted'

/** A row that whoever has its address may read, mark, comment on and share. */
export const OPEN_STATUSES = ['published', 'part', 'unlisted'] as const satisfies readonly ListedStatus[]

/** Long data of an item, which its page alone reads; what is in it depends on the item's type. */
export type StoredDetail = Readonly<Record<string, unknown>>

/** The addresses of an item's media; those of a priced item are only available through `/v2/paid/play`. */
export interface StoredMedia {
  readonly src: string
  readonly poster: string
  readonly seconds: number
  /** The free trial: a separate file, so that nobody gets the whole one. */
  readonly trial?: { readonly src: string; readonly seconds: number }
}

/** A `jsonb` column written as JSON text. */
export type Json<T extends object> = JSONColumnType<T, string, string>

export interface ContentTable {
  id: Generated<string>
  iid: number
  module_type: number
  parent_id: string | null
  type_id: string | null
  author_id: number
  title: string
  cover: Generated<string>
  summary: Generated<string>
  html: Generated<string>
  body: Json<readonly ContentBlock[]>
  imgs: Generated<string[]>
  media: JSONColumnType<StoredMedia, string | null, string | null> | null
  price_fen: number | null
  /** The item's own commission rates in basis points for each level; null: the tenant's rates apply. */
  rates: JSONColumnType<readonly number[], string | null | undefined, string | null> | null
  tags: Generated<string[]>
  province: string | null
  lat: number | null
  lng: number | null
  capacity: number | null
  start_at: number | null
  end_at: number | null
  /** The length of one trip, not the time from the first session to the last. */
  days: number | null
  close_at: number | null
  visibility: Generated<string>
  status: ContentStatus
  version: Generated<number>
  extra: Json<StoredExtra>
  detail: JSONColumnType<StoredDetail, string | null | undefined, string | null> | null
  created_at: number
  published_at: number
}

/** Facts of an item that only its own module reads. */
export interface StoredExtra
  extends Omit<
    ItemExtra,
    'left' | 'joined' | 'mine' | 'state' | 'marks' | 'status' | 'score' | 'reviews' | 'progress'
  > {
  readonly notices?: readonly string[]
  /** The plan of a trip. */
  readonly trip?: TripPlan
  readonly phone?: string
  /** Free for VIP members. */
  readonly vipFree?: boolean
  /** The place of a chapter, track or episode among its siblings. */
  readonly seq?: number
  /** True when a live room can be watched after its end. */
  readonly replay?: boolean
  /** Ids of the goods shown in a live room. */
  readonly goods?: readonly string[]
}

/** The part of a summary that lists need not compute. */
export type StoredSummary = Pick<
  ItemSummary,
  'title' | 'cover' | 'summary' | 'tags' | 'price' | 'lat' | 'lng' | 'extra'
>

export interface ContentIndexTable {
  iid: number
  module_type: number
  id: string
  author_id: number
  type_id: string | null
  parent_id: string | null
  status: ListedStatus
  /** The place of a part among its siblings. */
  seq: Generated<number>
  summary: Json<StoredSummary>
  /** Title, summary, tags and initials, in the form of `searchText`. */
  text: string
  tags: string[]
  province: string | null
  price_fen: number | null
  capacity: number | null
  start_at: number | null
  end_at: number | null
  /** The length of one trip, not the time from the first session to the last. */
  days: number | null
  close_at: number | null
  lat: number | null
  lng: number | null
  published_at: number
  /** What a distributor of the first level earns by the item, fen; 0 for modules that nobody promotes. */
  commission: Generated<number>
  /** End of the sign-up; far in the future without dates. */
  open_until: GeneratedAlways<number>
  ended_at: GeneratedAlways<number | null>
}

export interface ContentCountsTable {
  iid: number
  module_type: number
  id: string
  /** The type in the item's list row; triggers keep it. */
  type_id: GeneratedAlways<string | null>
  view: Generated<number>
  like: Generated<number>
  collect: Generated<number>
  comment: Generated<number>
  join: Generated<number>
  follow: Generated<number>
  /** Of a topic: the published posts and notes that carry it. */
  posts: Generated<number>
  hot: GeneratedAlways<number>
  /** Sum of the three scores of all reviews, and their number. */
  score_sum: Generated<number>
  scored: Generated<number>
  /** Number of reviews of each grade, and of those with pictures. */
  good: Generated<number>
  middle: Generated<number>
  bad: Generated<number>
  picture: Generated<number>
}

export interface ContentTables {
  content: ContentTable
  content_index: ContentIndexTable
  content_counts: ContentCountsTable
  content_views: {
    iid: number
    module_type: number
    id: string
    user_id: number
    visitor: Generated<string>
    day: string
  }
  content_mark: {
    iid: number
    user_id: number
    kind: string
    target_id: string
    mark: string
    day: Generated<string>
    at: number
  }
  joins: {
    iid: number
    module_type: number
    id: string
    user_id: number
    name: string
    phone: string
    num: number
    remark: Generated<string>
    state: 'joined' | 'waiting' | 'left'
    queue_no: number | null
    at: number
  }
  comments: {
    id: Generated<number>
    iid: number
    type: number
    target_id: string
    target_rec: Generated<string>
    user_id: number
    content: string
    s1: Generated<number>
    s2: Generated<number>
    s3: Generated<number>
    /** The bought sku, for the review of a line of goods. */
    sku_id: Generated<string>
    spec: Generated<string>
    imgs: Generated<string[]>
    hide_name: Generated<boolean>
    /** 0 without a review, 1 bad, 2 middle, 3 good. */
    grade: GeneratedAlways<number>
    status: Generated<string>
    created_at: number
  }
  feature_types: {
    id: string
    iid: number
    name: string
    icon: Generated<string>
    parent_id: string | null
    module_type: number
    status: Generated<number>
    sort: Generated<number>
    extra: ColumnType<Readonly<Record<string, unknown>>, string | undefined, string>
  }
  pages: {
    id: Generated<string>
    iid: number
    type: number
    title: string
    sections: Json<readonly StoredSection[]>
    share: Json<{ readonly desc?: string; readonly imgUrl?: string }>
    version: Generated<number>
    status: Generated<string>
  }
  config_items: {
    id: Generated<string>
    iid: number
    type: string
    title: string
    descr: Generated<string>
    image: Generated<string>
    action: JSONColumnType<Action, string | null, string | null> | null
    extra: Json<Readonly<Record<string, unknown>>>
    sort: Generated<number>
  }
  site_infos: {
    iid: number
    down_info: JSONColumnType<Readonly<Record<string, unknown>>, string | null, string | null> | null
  }
  ads: {
    id: Generated<string>
    iid: number
    type: number
    content: Json<object>
    from_at: number | null
    to_at: number | null
    sort: Generated<number>
  }
  search_words: { iid: number; word: string; user_id: number; day: string }
  /** Who follows whom, by rid; both are members of the tenant. */
  follows: { iid: number; from_id: number; to_id: number; at: number }
  /** Members who want a reminder before a live room begins. */
  reminder: {
    iid: number
    user_id: number
    target_id: string
    /** The user who invited them first. */
    inviter_id: number | null
    at: number
    told_at: Generated<number | null>
  }
  /** Who is in a live room; one row a member, or a visitor's address. */
  live_presence: { iid: number; room_id: string; session: string; rid: number | null; seen_at: number }
  paid_progress: {
    iid: number
    user_id: number
    module_type: number
    target_id: string
    item_id: string
    seconds: number
    at: number
  }
}

/** A section as staff configured it; its items are added when the page is read. */
export interface StoredSection {
  readonly id: string
  readonly type: number
  readonly title: string
  /**
   * In English: the title, the subtitle of a heading, the names below icons and the badges on them in their order, and
   * the words of an empty search field.
   */
  readonly en?: {
    readonly title: string
    readonly subtitle?: string
    readonly names?: readonly string[]
    /** '' for an icon without a badge. */
    readonly badges?: readonly string[]
    readonly placeholder?: string
  }
  readonly style: Readonly<Record<string, unknown>>
  /** Staff have taken it off the page. */
  readonly hidden?: boolean
  readonly data: Readonly<Record<string, unknown>>
}
