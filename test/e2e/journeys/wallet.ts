import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { expectBalance } from '../../expectBalance'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { type Member, STAFF, TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'

/** A distributor of the demo with money in the wallet. */
const EARNER = { mobile: '13800000003', password: 'quanzi123' }
const AMOUNT = 10_000

const at = (screen: string, query = '') => `/app/wallet/${screen}?iid=${TENANT}${query}`

interface Entry {
  readonly withdrawalId?: string
  readonly amount: number
}

interface Wallet {
  readonly frozen: number
  readonly limits: { readonly openId: string | null }
}

/** What a withdrawal has taken from the wallet; other entries may come meanwhile, when orders settle. */
async function takenBy(member: Member, id: string): Promise<number> {
  const { list } = await member.ask<{ list: Entry[] }>('/v2/wallet/income/list', { kind: 'withdraw' })
  return list.reduce((sum, entry) => (entry.withdrawalId === id ? sum - entry.amount : sum), 0)
}

const walletOf = (member: Member) => member.ask<Wallet>('/v2/wallet/get', {})

/** Requests ¥100 on the screen, and returns the withdrawal's id. */
async function apply(phone: Phone, member: Member): Promise<string> {
  await phone.open(at('withdraw'))
  await phone.type('#withdraw-amount', '100')
  await phone.expectExactText('#withdraw-fee', '¥0.60')
  await phone.expectExactText('#withdraw-payout', '¥99.40')
  await phone.tap('#withdraw-submit')
  await phone.tap('#dialog-confirm')
  await phone.at('/app/wallet/withdrawProgress')
  await phone.see('#withdrawal-cancel')
  const { limits } = await walletOf(member)
  return limits.openId ?? ''
}

async function untilPaid(member: Member, id: string): Promise<void> {
  const until = Date.now() + 120_000
  for (;;) {
    const { status } = await member.ask<{ status: number }>('/v2/wallet/withdraw/get', { id })
    if (status === 2) return
    assert(Date.now() < until, `the withdrawal is still in ${status}`)
    await new Promise((done) => setTimeout(done, 500))
  }
}

export const wallet: readonly Journey[] = [
  {
    name: 'screens-commerce §6: a distributor withdraws; staff reject and the money is back, the second request is approved and paid, and its progress says so',
    async run(bench) {
      const member = await bench.gateway.login(EARNER)
      const { openId } = (await walletOf(member)).limits
      if (openId) await member.ask('/v2/wallet/withdraw/cancel', { reqId: randomUUID(), id: openId })
      const phone = await bench.phone(member)
      const desk = await bench.phone(await bench.gateway.login(STAFF))

      const first = await apply(phone, member)
      assert.equal((await walletOf(member)).frozen, AMOUNT)
      await desk.open(at('withdrawList', '&as=staff'))
      await desk.tap(`#review-refuse-${first}`)
      await desk.type('#refuse-remark', '收款人姓名不符')
      await desk.tap('#refuse-send')
      await desk.hear('已驳回')
      await phone.open(at('withdrawProgress', `&id=${first}`))
      await phone.see('#withdrawal-reason')
      assert.equal(await takenBy(member, first), 0)

      const second = await apply(phone, member)
      await desk.open(at('withdrawList', '&as=staff'))
      assert.deepEqual(await graveFindings(desk.page), [])
      await desk.tap(`#review-pass-${second}`)
      await desk.tap('#dialog-confirm')
      await desk.hear('已通过')
      await untilPaid(member, second)
      await phone.open(at('withdrawProgress', `&id=${second}`))
      await phone.see('#withdrawal-status')
      await phone.expectExactText('#withdrawal-status', '已到账')

      assert.equal((await walletOf(member)).frozen, 0)
      assert.equal(await takenBy(member, second), AMOUNT)
      await expectBalance(bench.site)
      await phone.open(at('index'))
      await phone.tap('#wallet-eye')
      await phone.expectExactText('#wallet-available', '••••')
      await phone.open(at('index'))
      await phone.see('#wallet-available')
      await phone.expectExactText('#wallet-available', '••••', 'the device keeps the sums hidden')
      await phone.tap('#wallet-eye')
    },
  },
]
