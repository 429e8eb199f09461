import type { Insertable } from 'kysely'
import type { Database, Db } from '../db/schema'
import { inStyle } from './inStyle'

export type Row<Table extends keyof Database> = Insertable<Database[Table]>

/** Inserts rows two hundred at a time, with pictures in their tenant's style; the list may be empty. */
export async function insertRows<T extends keyof Database>(db: Db, table: T, rows: readonly Row<T>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 200)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + 200).map(inStyle))
      .execute()
}
