import type { GameKit, GameLeg, GameSection, GameSplit } from '@quanzi/contract'
import type { Generated, JSONColumnType } from 'kysely'
import type { Json } from './content'

export interface GameTables {
  game_info: {
    iid: number
    item_id: string
    opens_at: number | null
    draw_at: number | null
    confirm_by: number | null
    results_at: number | null
    published_at: Generated<number | null>
    /** When incomplete teams were sent home. */
    settled_at: Generated<number | null>
    kit: JSONColumnType<GameKit, string | null, string | null> | null
    sections: Json<readonly GameSection[]>
    last_bib: Generated<number>
  }
  game_draw: {
    iid: number
    game_id: string
    category_id: string
    seed: string
    commit_hash: string
    quota: number
    list_hash: Generated<string>
    last_no: Generated<number>
    at: Generated<number | null>
  }
  game_statement_sign: {
    iid: number
    game_id: string
    version: number
    user_id: number
    name: string
    sign_img: Generated<string>
    at: number
  }
  game_result: {
    iid: number
    entry_id: string
    game_id: string
    category_id: string
    sex: 'male' | 'female' | null
    net_ms: number
    gun_ms: number
    splits: Json<readonly GameSplit[]>
    legs: Json<readonly GameLeg[]>
    hidden: Generated<boolean>
    claimed_by: Generated<number | null>
  }
  game_appeal: {
    iid: number
    id: Generated<number>
    game_id: string
    entry_id: string
    user_id: number
    text: string
    state: Generated<'open' | 'passed' | 'refused'>
    reply: Generated<string>
    at: number
    decided_at: Generated<number | null>
  }
}
