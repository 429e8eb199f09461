import assert from 'node:assert/strict'
import type { Db } from '../server/db/schema'
import { checkLedger } from '../server/ledger/checkLedger'
import type { Site } from './startSite'

/**
 * The books balance: each transaction, each account, each order (screens-commerce §3.5). `look`: what else is expected
 * of them at the same moment.
 */
export const expectBalance = (site: Site, look?: (db: Db) => Promise<void>): Promise<void> =>
  site.hold(async (db) => {
    await look?.(db)
    assert.deepEqual((await checkLedger(db)).map(String), [])
  })
