import type { StepSource } from '@quanzi/contract'
import type { Generated } from 'kysely'

export interface StepTables {
  step_challenge: {
    iid: number
    id: Generated<string>
    title: string
    goal_day: number
    goal_total: number
    starts_at: number
    ends_at: number
  }
  step_day: { iid: number; user_id: number; date: string; steps: number; source: StepSource; at: number }
  step_member: {
    iid: number
    challenge_id: string
    user_id: number
    total: Generated<number>
    reached_at: Generated<number>
    city: Generated<string>
    joined_at: number
  }
  step_city: { iid: number; user_id: number; city: string; changed_at: number }
  step_city_total: {
    iid: number
    challenge_id: string
    city: string
    members: Generated<number>
    total: Generated<number>
  }
  step_claim: {
    iid: number
    id: Generated<number>
    challenge_id: string
    user_id: number
    date: string
    steps: number
    photo: string
    state: Generated<'pending' | 'passed' | 'refused'>
    note: Generated<string>
    at: number
    decided_at: Generated<number | null>
  }
  step_sync: { iid: number; user_id: number; synced_at: number }
}
