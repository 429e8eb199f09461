import assert from 'node:assert/strict'
import { expectBalance } from '../../expectBalance'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { TENANT } from '../support/Gateway'

/** The owner of the demo's goods account, three of whose five seats are taken. */
const ACCOUNT_OWNER = { mobile: '13800000012', password: 'quanzi123' }

export const people: readonly Journey[] = [
  {
    name: 'screens-commerce §1 invitation: a friend opens the link and binds a mobile, the inviter’s count grows, and the gift is taken once',
    async run(bench) {
      const inviter = await bench.member()
      const own = await bench.phone(inviter)
      await own.open(`/app/account/invitation?iid=${TENANT}`)
      const code = (await own.text('#invite-code')).trim()
      const mobile = `136${String(Date.now()).slice(-8)}`
      const friend = await bench.phone()
      await friend.open(`/app/invitation/bind?iid=${TENANT}&code=${code}`)
      assert.deepEqual(await graveFindings(friend.page), [])
      await friend.type('#accept-mobile', mobile)
      await friend.tap('#send-code')
      await friend.type('#accept-code', await bench.site.smsCode(mobile))
      await friend.tap('#accept')
      await friend.see('#accept-done')
      await friend.hear('100积分已到账')
      await friend.open(`/app/invitation/bind?iid=${TENANT}&code=${code}`)
      await friend.see('#accept-bound')

      await own.open(`/app/invitation/gifts?iid=${TENANT}`)
      await own.hear('已有1位好友加入')
      assert.deepEqual(await graveFindings(own.page), [])
      await own.tap('#take-i-1')
      await own.hear('积分已到账')
      await own.open(`/app/invitation/gifts?iid=${TENANT}`)
      await own.hear('已领取')
      await own.lacks('#take-i-1')
      const coins = await inviter.ask<{ balance: number }>('/api/coin/account/get', { userId: '' })
      assert.equal(coins.balance, 50)
      await expectBalance(bench.site)
    },
  },
  {
    name: 'screens-commerce §2 account/subaccount: an owner makes a code, a member joins with it and sees the account’s price, and loses it again',
    async run(bench) {
      const owner = await bench.phone(await bench.gateway.login(ACCOUNT_OWNER))
      await owner.open(`/app/account/subaccount?iid=${TENANT}`)
      await owner.hear('席位 3/5')
      await owner.tap('#code-make')
      const code = (await owner.text('#child-code')).trim()
      assert.deepEqual(await graveFindings(owner.page), [])

      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(`/app/account/invitation-account?iid=${TENANT}&code=${code}`)
      await phone.type('#join-name', '林小路')
      await phone.type('#join-mobile', member.mobile)
      await phone.tap('#join-submit')
      await phone.see('#account-joined')
      const goods = `/app/mall/detail?iid=${TENANT}&skuId=m1101-1`
      await phone.open(goods)
      await phone.hear('账号价')

      await owner.open(`/app/account/subaccount?iid=${TENANT}`)
      await owner.hear('席位 4/5')
      // The latest comes first.
      await owner.tap('[id^=remove-]')
      await owner.tap('#dialog-confirm')
      await owner.hear('席位 3/5')
      await phone.open(goods)
      await phone.see('#screen')
      assert.equal(await phone.page.getByText('账号价').filter({ visible: true }).count(), 0)
    },
  },
]
