import assert from 'node:assert/strict'
import path from 'node:path'
import { openDatabase } from '../server/db/openDatabase'
import type { Db } from '../server/db/schema'
import { checkLedger } from '../server/ledger/checkLedger'
import type { Site } from './startSite'

/** Stops the site, works on its database, which only one process can open at a time, and starts the site again. */
export async function withDatabase<T>(site: Site, act: (db: Db) => Promise<T>): Promise<T> {
  await site.stop('SIGTERM')
  try {
    const opened = await openDatabase({ folder: path.join(site.dataDir, 'db') })
    try {
      return await act(opened.db)
    } finally {
      await opened.close()
    }
  } finally {
    await site.start()
  }
}

/**
 * The books balance: each transaction, each account, each order (screens-commerce §3.5). `look`: what else is expected
 * of them, under the same stop of the site.
 */
export const expectBalance = (site: Site, look?: (db: Db) => Promise<void>): Promise<void> =>
  withDatabase(site, async (db) => {
    await look?.(db)
    assert.deepEqual((await checkLedger(db)).map(String), [])
  })
