import type { Generated } from 'kysely'

export interface ActTables {
  needform: {
    iid: number
    id: Generated<number>
    user_id: number
    destination: string
    /** YYYY-MM-DD */
    from_day: string
    to_day: string
    people: number
    /** For one person; 0 without an idea. */
    budget_fen: number
    name: string
    phone: string
    note: string
    state: Generated<'new' | 'contacted' | 'done'>
    reply: Generated<string>
    at: number
    contacted_at: number | null
    done_at: number | null
  }
  /** New activities whose followers by province were told. */
  new_act_notice: { iid: number; item_id: string; at: number; told_to: Generated<number>; done: Generated<boolean> }
}
