import type { Db } from './schema'

const TRIES = 5
/** serialization_failure and deadlock_detected: the database asks to repeat the transaction. */
const RETRYABLE = new Set(['40001', '40P01'])

/**
 * Runs `work` in a transaction, and again when PostgreSQL asks for it. Inside a transaction it joins the open one, so
 * a query function may always call it. `work` may run more than once: it must not have effects outside the database.
 */
export async function withTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return await work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === TRIES || !isRetryable(error)) throw error
    }
  }
}

/** Not `instanceof Error`: a driver's error may come from another realm. */
const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined

const isRetryable = (error: unknown) => RETRYABLE.has(String(field(error, 'code')))

/** True for a violated unique constraint; with a name, for that constraint only. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  field(error, 'code') === '23505' && (constraint === undefined || field(error, 'constraint') === constraint)
