import type { Id, Page } from './page'

/** What a support of a fixed amount is thanked with. */
export interface CfTier {
  readonly id: Id
  readonly title: string
  readonly desc: string
  /** Fen. */
  readonly price: number
}

/** Where a project can lead. Its cost is the goal of the project. */
export interface CfPlace {
  readonly id: Id
  readonly name: string
  readonly img: string
  /** YYYY-MM-DD */
  readonly day: string
  /** Fen. */
  readonly cost: number
  readonly quota: number
  readonly left: number
}

/** A campaign in which members raise the cost of a trip from friends. */
export interface CfCampaign {
  readonly id: Id
  readonly title: string
  readonly img: string
  /** HTML that was made safe. */
  readonly rules: string
  /** ms */
  readonly from: number
  readonly to: number
  readonly tiers: readonly CfTier[]
  readonly places: readonly CfPlace[]
  /** '' without a paper. */
  readonly paperId: Id
  /** An https address of one of the tenant's own hosts, where `infos_jump` goes on; '' without one. */
  readonly jumpUrl: string
}

/** A draft, raising, reached at the end, missed at the end, or ended by its owner. */
export type CfState = 'draft' | 'live' | 'reached' | 'missed' | 'closed'

/** A person as others see them. */
export interface CfPerson {
  readonly rid: number
  readonly name: string
  readonly headImg: string
}

/** Somebody's project as everybody may see it; the draft of a project only its owner. */
export interface CfProject {
  readonly id: Id
  readonly campaignId: Id
  readonly campaign: string
  readonly state: CfState
  readonly wish: string
  readonly cover: string
  /** Null before a place was chosen. */
  readonly place: CfPlace | null
  /** Fen: of this much is paid, this much waits for payment, and this much can still be given. */
  readonly goal: number
  readonly raised: number
  readonly pending: number
  readonly remaining: number
  /** People who support it. */
  readonly supporters: number
  readonly cheers: number
  readonly shares: number
  /** ms */
  readonly endAt: number
}

/** What the owner alone sees of the own project. */
export interface CfOwnProject extends CfProject {
  readonly fields: {
    readonly name: string
    readonly phone: string
    readonly size: string
  }
  /** '' before it was given. */
  readonly idMasked: string
}

/** What a member still has to do before the launch, in this order. */
export type CfStep = 'paper' | 'phone' | 'infos' | 'place'

/** `/v2/cf/get`. */
export interface CfAnswer {
  readonly campaign: CfCampaign
  /** Fen of all projects. */
  readonly raised: number
  readonly projects: number
  /** The three with the most. */
  readonly top: readonly (CfPerson & { readonly projectId: Id; readonly raised: number; readonly goal: number })[]
  /** The caller's own. */
  readonly project: CfOwnProject | null
  /** All steps for a visitor. */
  readonly missing: readonly CfStep[]
}

/** Paid, asked back, given back, or handed to the organiser. */
export type CfSupportState = 'paid' | 'asked' | 'refunded' | 'settled'

/** A support. Who stays anonymous has no name for anybody else, not for the owner either. */
export interface CfSupport {
  readonly id: Id
  readonly projectId: Id
  readonly name: string
  readonly headImg: string
  readonly anonymous: boolean
  /** Fen. */
  readonly amount: number
  /** '' for a free amount. */
  readonly tier: string
  readonly num: number
  readonly message: string
  readonly state: CfSupportState
  /** '' before the owner has thanked. */
  readonly thanks: string
  /** ms */
  readonly at: number
  readonly mine: boolean
  /** For the supporter: the project's owner, whether it still raises money, the order, and the request for a refund. */
  readonly own?: {
    readonly owner: string
    readonly live: boolean
    readonly orderId: Id
    readonly refund: CfRefund | null
  }
}

/** A request for the money back: waiting, paid back, refused (closed), or withdrawn by the supporter. */
export interface CfRefund {
  readonly reason: string
  readonly state: 'waiting' | 'passed' | 'closed' | 'withdrawn'
  /** ms */
  readonly at: number
  /** When it was decided; null while it waits. */
  readonly decidedAt: number | null
  /** What staff said. */
  readonly note: string
}

/** `/v2/cf/project`. */
export interface CfProjectAnswer {
  readonly project: CfProject
  readonly owner: CfPerson
  readonly mine: boolean
  /** True when the caller has cheered today. */
  readonly cheered: boolean
  readonly latest: readonly CfSupport[]
  readonly tiers: readonly CfTier[]
}

/** `/v2/cf/supporters`. */
export interface CfSupportPage extends Page<CfSupport> {
  /** For the owner of the project. */
  readonly unthanked: number
}

/** What the queue of staff shows of a request for a refund. */
export interface CfRefundReview {
  readonly amount: number
  readonly reason: string
  readonly owner: string
  readonly wish: string
  /** True for the reader's own request, which another has to decide. */
  readonly own: boolean
}
