import type { RANK_ROWS, RankBy, RankRow, ScopeName } from '@quanzi/contract'
import type { Asker } from '../call/Asker'
import { CallError } from '../call/CallError'
import type { Db } from '../db/schema'
import type { RankKey } from './rankScores'

export type RankRows = (typeof RANK_ROWS)[number]

/** What a row shows that is neither a person nor a team. */
export type RankFace = Pick<RankRow, 'name' | 'headImg' | 'markId'> & {
  readonly rid?: number
  readonly members?: number
}

/** The ranks of a scope. A feature keeps the scores (`keepScores`) and has a line in `features.ts` for these rules. */
export interface ScopeRanks {
  /** What is counted, and for whom. */
  readonly ranks: Readonly<Partial<Record<RankBy, readonly RankRows[]>>>
  /** Refuses an item that the tenant does not have, or does not show to the caller (NOTFOUND). */
  requireRef(db: Db, ref: { readonly iid: number; readonly refId: string }, asker: Asker): Promise<void>
  /** Faces of rows of cities, projects and results by subject. */
  faces?(db: Db, key: RankKey, subjectIds: readonly string[]): Promise<ReadonlyMap<string, RankFace>>
  /** The caller's city, project or result. */
  ownSubject?(db: Db, key: RankKey, userId: number): Promise<string | null>
  /** The value that is aimed at; null for a rank without a goal. */
  goal?(db: Db, key: RankKey): Promise<number | null>
  /** Subjects by what was typed, as a bib; at most 20. */
  find?(db: Db, key: RankKey, queryKey: string): Promise<readonly string[]>
  /**
   * The people of the row that a mark names, who may not like themselves; NOTFOUND for no such row. Without it rows are
   * persons and teams of a rank.
   */
  marked?(
    db: Db,
    target: { readonly iid: number; readonly markId: string; readonly at: number },
  ): Promise<{ readonly userIds: readonly number[] }>
}

export type RankScopes = Readonly<Partial<Record<ScopeName, ScopeRanks>>>

let scopes: RankScopes = {}

/** Registers the scopes' ranks; `features.ts` lists them. */
export function useRanks(all: RankScopes): void {
  scopes = all
}

/** The ranks of a scope; NOTBUILT for one without. */
export function ranksOf(scope: ScopeName): ScopeRanks {
  const found = scopes[scope]
  if (!found) throw new CallError('NOTBUILT')
  return found
}
