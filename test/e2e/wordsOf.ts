import { AssertionError } from 'node:assert/strict'

/** What an error says; where it was thrown too, unless a check has failed. */
export const wordsOf = (error: unknown): string =>
  error instanceof AssertionError ? error.message : error instanceof Error ? String(error.stack) : String(error)
