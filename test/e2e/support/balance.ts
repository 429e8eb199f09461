import type { Db } from '../../../server/db/schema'
import { expectBalance } from '../../withDatabase'
import type { Bench } from '../Journey'
import type { Phone } from './Phone'

/** Checks the books while no screen makes calls: the site stops for it, which each page would report as an error. */
export async function balance(bench: Bench, phones: readonly Phone[], look?: (db: Db) => Promise<void>): Promise<void> {
  for (const phone of phones) await phone.page.goto('about:blank')
  await expectBalance(bench.site, look)
}
