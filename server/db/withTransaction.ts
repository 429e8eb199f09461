import type { Db } from './schema'

const TRIES = 5
/** serialization_failure and deadlock_detected: the database asks for the transaction again. */
const RETRYABLE = new Set(['40001', '40P01'])

/**
 * Runs `work` in a transaction, again when PostgreSQL asks for it. Inside a transaction it joins
 * the one that is open, so that a query function may always call it. `work` may run more than
 * once: it must not have effects outside the database.
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

/** Not `instanceof Error`: an error of the driver may come from another realm. */
const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined

const isRetryable = (error: unknown) => RETRYABLE.has(String(field(error, 'code')))

/** True for the error of a broken unique constraint, of the named one when a name is given. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  field(error, 'code') === '23505' && (constraint === undefined || field(error, 'constraint') === constraint)
