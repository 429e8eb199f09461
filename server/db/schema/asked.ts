import type { AssistantSource } from '@quanzi/contract'
import type { Generated } from 'kysely'
import type { Json } from './content'

export type QuestionState = 'waiting' | 'answered' | 'refunded'

/** Experts and their questions, tips, and the assistant. */
export interface AskedTables {
  expert: {
    iid: number
    user_id: number
    title: Generated<string>
    intro: Generated<string>
    /** Fen for a question. */
    fee: number
    answered: Generated<number>
    active: Generated<boolean>
    sort: Generated<number>
  }
  ask_question: {
    iid: number
    id: Generated<number>
    order_id: string
    expert_id: number
    user_id: number
    content: string
    is_public: Generated<boolean>
    answer: Generated<string>
    state: Generated<QuestionState>
    created_at: number
    /** When an unanswered question is refunded. */
    due_at: number
    answered_at: Generated<number | null>
  }
  tip: {
    iid: number
    id: Generated<number>
    order_id: string
    user_id: number
    author_id: number
    module_type: number
    target_id: string
    amount: number
    message: Generated<string>
    hide_name: Generated<boolean>
    at: number
  }
  tip_sum: { iid: number; module_type: number; target_id: string; tips: number; amount: number }
  pay_pack: {
    iid: number
    id: string
    kind: 'credits' | 'site'
    title: string
    price: number
    /** Credits. */
    amount: Generated<number>
    days: Generated<number>
    on_sale: Generated<boolean>
    sort: Generated<number>
  }
  assistant_turn: {
    iid: number
    id: Generated<number>
    user_id: number
    req_id: string
    question: string
    /** '' where nothing was found. */
    answer: string
    sources: Json<readonly AssistantSource[]>
    at: number
  }
}
