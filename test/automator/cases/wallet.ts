import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { build, buildMini } from '@quanzi/contract'
import { expectBalance } from '../../expectBalance'
import type { Site } from '../../startSite'
import type { Account, Bench, Case } from '../Bench'
import { TENANT } from '../createBench'
import { become, type Person, personOf, STAFF } from './become'

/** A distributor of the demo with money in the wallet. */
const EARNER: Account = { mobile: '13800000003', password: 'quanzi123' }
const AMOUNT = 10_000

interface Entry {
  readonly withdrawalId?: string
  readonly amount: number
}

interface Wallet {
  readonly frozen: number
  readonly limits: { readonly openId: string | null }
}

const walletOf = ({ ask }: Person) => ask<Wallet>('/v2/wallet/get', {})

/** What a withdrawal has taken from the wallet; other entries may come meanwhile, when orders settle. */
async function takenBy({ ask }: Person, id: string): Promise<number> {
  const { list } = await ask<{ list: Entry[] }>('/v2/wallet/income/list', { kind: 'withdraw' })
  return list.reduce((sum, entry) => (entry.withdrawalId === id ? sum - entry.amount : sum), 0)
}

const statusOf = async ({ ask }: Person, id: string) =>
  (await ask<{ status: number }>('/v2/wallet/withdraw/get', { id })).status

/** The queue of staff; it may be open already. */
const openQueue = ({ app }: Bench) => app.open(buildMini('wallet.withdrawList', { iid: TENANT, as: 'staff' } as never))

export const wallet: readonly Case[] = [
  {
    name: 'screens-commerce §6.7: staff reject a withdrawal and the money is back; the second is approved and paid',
    ownSite: true,
    async run(bench) {
      const { app } = bench
      const earner = await personOf(bench, EARNER)
      const staff = await personOf(bench, STAFF)
      const { openId } = (await walletOf(earner)).limits
      if (openId) await earner.ask('/v2/wallet/withdraw/cancel', { reqId: randomUUID(), id: openId })

      await become(bench, earner, build('wallet.withdraw', { iid: TENANT }))
      await app.at('wallet/withdraw')
      await app.type('#withdraw-amount', String(AMOUNT / 100))
      await app.expectText('#withdraw-fee', '¥0.60')
      await app.tap('#withdraw-submit')
      await app.tap('#dialog-confirm')
      await app.at('wallet/withdraw-progress')
      await app.find('#withdrawal-cancel')
      const held = await walletOf(earner)
      const first = held.limits.openId ?? ''
      assert.deepEqual([held.frozen, await takenBy(earner, first)], [AMOUNT, AMOUNT])

      await become(bench, staff, build('wallet.withdrawList', { iid: TENANT, as: 'staff' } as never))
      await app.at('wallet/withdraw-list')
      await app.tap(`#review-refuse-${first}`)
      await app.type('#refuse-remark', '收款人姓名不符')
      await app.tap('#refuse-send')
      await app.until('the money back', async () => (await takenBy(earner, first)) === 0)

      const [account] = await earner.ask<{ id: string }[]>('/v2/wallet/account/list', {})
      const wish = { reqId: randomUUID(), amount: AMOUNT, accountId: account?.id }
      const { id: second } = await earner.ask<{ id: string }>('/v2/wallet/withdraw/apply', wish)
      await openQueue(bench)
      await app.tap(`#review-pass-${second}`)
      await app.tap('#dialog-confirm')
      const paid = 2
      await app.until('the payout', async () => (await statusOf(earner, second)) === paid, 120_000)
      const { frozen } = await walletOf(earner)
      assert.deepEqual([frozen, await takenBy(earner, second)], [0, AMOUNT])

      await become(bench, earner, build('wallet.withdrawProgress', { iid: TENANT, id: second }))
      await app.at('wallet/withdraw-progress')
      await app.expectText('#withdrawal-status', '已到账')
      await expectBalance(bench.site as Site)
    },
  },
]
