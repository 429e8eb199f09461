import type { ContentDetail } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { Asker } from '../call/Asker'
import type { Db } from '../db/schema'
import type { ContentTable } from '../db/schema/content'

/**
 * What the page of an item shows besides the facts of all items (`/v2/content/get`). It wins over them: so a locked
 * text is replaced by its beginning.
 */
export type DetailPart = (
  db: Db,
  asker: Asker,
  row: Selectable<ContentTable>,
) => Promise<Partial<Omit<ContentDetail, 'id' | 'moduleType' | 'status'>>>

let parts: Readonly<Record<number, DetailPart>> = {}

/** Registers what the features show of their own types, by module type; `features.ts` lists them. */
export function useDetailParts(all: Readonly<Record<number, DetailPart>>): void {
  parts = all
}

export const detailPartOf = (moduleType: number): DetailPart | undefined => parts[moduleType]
