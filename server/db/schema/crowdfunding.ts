import type { CfRefund, CfState, CfTier } from '@quanzi/contract'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonList } from './cards'

/** Crowdfunding. */
export interface CrowdfundingTables {
  cf_campaign: {
    iid: number
    id: string
    title: string
    img: Generated<string>
    rules: Generated<string>
    from_at: number
    to_at: number
    tiers: JsonList<CfTier>
    paper_id: string | null
    jump_url: Generated<string>
    raised: Generated<number>
    projects: Generated<number>
  }
  cf_place: {
    iid: number
    campaign_id: string
    id: string
    name: string
    img: Generated<string>
    day: string
    cost: number
    quota: number
    used: Generated<number>
    sort: Generated<number>
  }
  cf_project: {
    iid: number
    id: string
    campaign_id: string
    user_id: number
    state: Generated<CfState>
    goal: Generated<number>
    raised: Generated<number>
    pending: Generated<number>
    supporters: Generated<number>
    shares: Generated<number>
    name: Generated<string>
    mobile: Generated<string>
    size: Generated<string>
    id_enc: string | null
    id_hash: string | null
    id_masked: Generated<string>
    wish: Generated<string>
    cover: Generated<string>
    place_id: string | null
    created_at: number
    launched_at: number | null
    ended_at: number | null
    settled_at: number | null
  }
  cf_support: {
    iid: number
    id: string
    project_id: string
    campaign_id: string
    user_id: number
    amount: number
    tier: Generated<string>
    num: Generated<number>
    message: Generated<string>
    anonymous: Generated<boolean>
    thanks: Generated<string>
    thanked_at: number | null
    state: Generated<'paid' | 'refunded' | 'settled'>
    at: number
  }
  cf_refund: {
    iid: number
    id: GeneratedAlways<number>
    support_id: string
    user_id: number
    reason: string
    state: Generated<CfRefund['state']>
    note: Generated<string>
    at: number
    decided_at: number | null
  }
}
