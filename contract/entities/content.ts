import type { AlbumVisibility } from '../rules/album'
import type { CommentFilter } from '../rules/reviews'
import type { StayKind } from '../rules/stays'
import type { AlbumFacts } from './album'
import type { GameFacts } from './game'
import type { Id, Page } from './page'
import type { Person } from './person'
import type { OwnDeposit, PlannedParts } from './planned'
import type { BusinessCard, ShopFacts, ShopHours } from './shop'
import type { StayFacts, StayPackage, StayRoom } from './stay'
import type { Itinerary } from './trip'

/** Counters of an item. */
export interface ItemCounts {
  readonly view: number
  readonly like: number
  readonly collect: number
  readonly comment: number
  readonly join: number
}

/** The facts that lists and cards show of an item of any module (screens-content §0). */
export interface ItemSummary {
  readonly id: Id
  readonly moduleType: number
  readonly title: string
  /** Address of the cover; '' without one. */
  readonly cover: string
  readonly summary: string
  readonly tags: readonly string[]
  /** Fen; 0 is free, null when the item has no price. */
  readonly price: number | null
  readonly author: Person
  readonly counts: ItemCounts
  /** In ms. */
  readonly publishedAt: number
  readonly lat: number | null
  readonly lng: number | null
  readonly extra: ItemExtra
  /** In metres, from the position in the request (`/v2/content/search`). */
  readonly distance?: number
  /** In ms (`/api/collect.list`). */
  readonly collectedAt?: number
  /** True in collections for an item that is no longer public. */
  readonly withdrawn?: boolean
}

/** Further facts of a summary; the module decides which are present. */
export interface ItemExtra {
  /** Start and end, ms. */
  readonly startAt?: number
  readonly endAt?: number
  /** End of the sign-up, in ms. */
  readonly closeAt?: number
  readonly province?: string
  readonly city?: string
  readonly place?: string
  /** The exact meeting point and how early to come, in the organiser's words. */
  readonly meet?: string
  readonly capacity?: number
  /** Seats or places left; null without a limit. */
  readonly left?: number | null
  /** Number of members of a club, or of people who signed up. */
  readonly joined?: number
  /** True when the viewer has joined, signed up or bought. */
  readonly mine?: boolean
  readonly state?: 'upcoming' | 'open' | 'full' | 'running' | 'ended' | 'living' | 'replay'
  /** What a stay is: a campsite or a homestay. */
  readonly kind?: StayKind
  /** For asked dates: the lowest price of one of the nights in fen, and how many rooms are free on all of them. */
  readonly lowest?: number
  readonly free?: number
  /** Length of a video or track in seconds. */
  readonly seconds?: number
  /** Cover width divided by height, for two-column lists. */
  readonly ratio?: number
  readonly source?: string
  readonly roomNo?: string
  /** Title of a club's next activity. */
  readonly nextAct?: string
  readonly status?: 'draft' | 'published' | 'deleted'
  readonly images?: readonly string[]
  /** The average of all reviews with one decimal, 1 to 5, and how many there are; absent without reviews. */
  readonly score?: number
  readonly reviews?: number
  /** Number of parts of a book or an album. */
  readonly parts?: number
  /** Number of photos of a cloud album, and who may look at it; absent for everybody. */
  readonly photos?: number
  readonly visibility?: AlbumVisibility
  /** On the viewer's shelf: where they have stopped. */
  readonly progress?: ShelfProgress
  readonly marks?: readonly ContentMark[]
  /** Of a topic: how many posts and notes carry it, and how many follow it. */
  readonly posts?: number
  readonly followers?: number
  /** True when the viewer reserved the live room. */
  readonly reserved?: boolean
  /** True when a post's picture is the still of its video. */
  readonly isVideo?: boolean
  /** Of a partner shop: when it is open, and its first offer. */
  readonly hours?: readonly ShopHours[]
  readonly offer?: string
}

/** Where a reader has stopped: a part of the whole, and seconds in it (for a chapter characters). */
export interface ShelfProgress {
  readonly itemId: Id
  readonly title: string
  readonly seconds: number
  readonly length: number
}

/** The marks that a member can set on an item (`/v2/content/mark`). */
export type ContentMark = 'like' | 'collect' | 'follow' | 'cheer' | 'want' | 'done' | 'praise' | 'keep'

/** A dated session of an activity, category of a game or departure of an origin trip. */
export interface ActSession {
  readonly id: Id
  readonly name: string
  /** The amount in fen that it adds to the ticket's price. */
  readonly price: number
  /** ms */
  readonly startsAt: number
  readonly endsAt: number
  readonly stock: number
  readonly sold: number
  readonly minGroup: number
  readonly ageFrom: number | null
  readonly ageTo: number | null
  /** Categories of a game: for one sex, for teams of so many, drawn after the close. */
  readonly sex?: 'male' | 'female'
  readonly teamSize?: number
  readonly draw?: boolean
  readonly state: 'open' | 'full' | 'ended' | 'closed'
}

/** A kind of ticket. */
export interface ActTicket {
  readonly id: Id
  readonly name: string
  /** Fen. */
  readonly price: number
  readonly note: string
}

/** A question of an enrolment form, per entrant. */
export interface ActQuestion {
  readonly id: Id
  readonly name: string
  readonly type: 'text' | 'mobile' | 'idCard' | 'choice' | 'choices' | 'date' | 'image'
  readonly options: readonly string[]
  readonly must: boolean
  readonly placeholder: string
}

/** The deposit that reserves a seat, and its balance. */
export interface DepositRule {
  /** Percent of the price. */
  readonly share: number
  /** How many hours before the start the balance must be paid. */
  readonly balanceHours: number
  /** True when a late balance returns the deposit. */
  readonly refundable: boolean
}

/** One step of a refund ladder: a request at least `hours` before the start gets `share` back. */
export interface RefundStep {
  readonly hours: number
  /** Percent of the price paid, 0–100. */
  readonly share: number
}

/** A part of a series: chapter, track or episode. */
export interface ContentChild {
  readonly id: Id
  readonly title: string
  readonly seconds: number
  readonly free: boolean
  readonly locked: boolean
}

/** The whole that a chapter, track, episode or live post belongs to. */
export interface ContentParent {
  readonly id: Id
  readonly moduleType: number
  readonly title: string
  readonly cover: string
  /** Fen. */
  readonly price: number
  readonly owned: boolean
}

/** What the viewer has done with an item. */
export interface ContentMine {
  readonly mark: readonly ContentMark[]
  readonly joined: boolean
  readonly joinState?: JoinState
  readonly queueNo?: number
  readonly owned: boolean
  /** True when the viewer wrote it or leads it. */
  readonly author: boolean
  /** True when the viewer follows its author. */
  readonly following?: boolean
  /** The viewer's latest deposit for a pre-sale. */
  readonly deposit?: OwnDeposit
  /** The version of a game's statement that the viewer signed last. */
  readonly signedVersion?: number
  /** The viewer's entries of an activity. */
  readonly entry?: readonly { readonly id: Id; readonly name: string; readonly orderId: Id | null }[]
}

/** One paragraph of a note or post. */
export interface ContentBlock {
  readonly type: 'text' | 'image' | 'heading'
  readonly text?: string
  readonly image?: string
}

/** A member of a club, for its leader. */
export interface ClubMember {
  readonly rid: number
  readonly name: string
  readonly phone: string
}

/** A route to walk. */
export interface RouteFacts {
  /** Latitude, longitude (GCJ-02) and height in metres. */
  readonly line: readonly (readonly [lat: number, lng: number, alt: number])[]
  readonly lengthM: number
  readonly ascentM: number
  readonly hours: number
  readonly level: 1 | 2 | 3
  /** Months, 1 to 12. */
  readonly season: readonly number[]
  readonly points: readonly { readonly name: string; readonly lat: number; readonly lng: number }[]
  /** How many members want to walk it, and how many have. */
  readonly wants: number
  readonly dones: number
}

/** A place that a note is about. */
export interface NotePlace {
  readonly name: string
  readonly address: string
  readonly lat: number
  readonly lng: number
}

/** A whole item (`/v2/content/get`). Priced media never have their address here. */
export interface ContentDetail extends ItemSummary {
  readonly imgs: readonly string[]
  /** Sanitised HTML; '' when the item has blocks instead. */
  readonly html: string
  readonly body: readonly ContentBlock[]
  readonly video?: { readonly src: string; readonly poster: string; readonly seconds: number }
  /** The parts of a book or an album, in their order. */
  readonly children?: readonly ContentChild[]
  /** Of a part: what it belongs to. */
  readonly parent?: ContentParent
  readonly locked: boolean
  readonly version: number
  readonly status: 'draft' | 'published' | 'deleted'
  readonly mine: ContentMine
  /** Some of the people who joined, newest first, with masked names. */
  readonly people?: readonly Person[]
  /** The newest members of a club, with names and phones: its leader’s first page of them. */
  readonly members?: readonly ClubMember[]
  readonly notices?: readonly string[]
  readonly phone?: string
  readonly sessions?: readonly ActSession[]
  readonly tickets?: readonly ActTicket[]
  readonly questions?: readonly ActQuestion[]
  readonly statement?: { readonly version: number; readonly text: string }
  readonly refundRule?: readonly RefundStep[]
  /** Of an activity or a trip whose places can be taken by a deposit. */
  readonly deposit?: DepositRule
  /** The plan of a trip, and the name of whoever runs it. */
  readonly trip?: TripPlan & { readonly supplier: string }
  /** Of a campsite or homestay. */
  readonly stay?: StayFacts
  /** The room or package that was asked for by `kind`. */
  readonly room?: StayRoom
  readonly package?: StayPackage
  /** Insurance per entrant in fen; 0 when included, null when there is none. */
  readonly insurance?: number | null
  readonly planned?: PlannedParts
  readonly route?: RouteFacts
  /** Of a note: the places that it is about, in their order. */
  readonly places?: readonly NotePlace[]
  readonly album?: AlbumFacts
  /** Of a game. */
  readonly game?: GameFacts
  readonly card?: BusinessCard
  readonly shop?: ShopFacts
  /** Of an itinerary. */
  readonly itinerary?: Itinerary
  /** The itinerary of an activity. */
  readonly tripId?: Id
}

/** What a trip consists of. */
export interface TripPlan {
  readonly days: readonly { readonly title: string; readonly text: string }[]
  /** What the price includes, and what it does not. */
  readonly included: readonly string[]
  readonly excluded: readonly string[]
}

/** State of a membership or a sign-up. */
export type JoinState = 'joined' | 'waiting' | 'left'

/** Answer of `/v2/content/join`. */
export interface JoinResult {
  readonly state: JoinState
  readonly joined: number
  readonly capacity: number | null
  /** Place in the queue, starting at 1. */
  readonly queueNo?: number
}

/** Answer of `/v2/content/mark`. */
export interface MarkResult {
  readonly on: boolean
  readonly count: number
}

/** Answer of `/v2/content/save`. */
export interface SavedContent {
  readonly id: Id
  readonly version: number
  readonly status: 'draft' | 'published' | 'deleted'
}

/** A province and what it offers (`/v1/act/province/list`). */
export interface ProvinceRow {
  readonly code: string
  readonly name: string
  readonly cover: string
  readonly count: number
  readonly followed: boolean
}

/** A comment or review (`/v2/comment/list`). */
export interface Comment {
  readonly id: Id
  readonly content: string
  /** Stars 1–5; all 0 for a comment without a review. */
  readonly scores: readonly [number, number, number]
  readonly user: Person
  readonly replyTo?: { readonly id: Id; readonly nick_name: string; readonly content: string }
  /** In ms. */
  readonly createdAt: number
  readonly imgs?: readonly string[]
  /** The options that the reviewer bought, such as colour and size. */
  readonly spec?: string
}

/** A page of comments with the average score, 0 when there is none. */
export interface CommentPage extends Page<Comment> {
  readonly average: number
  /** Number of comments by filter. */
  readonly counts: Readonly<Record<CommentFilter, number>>
}
