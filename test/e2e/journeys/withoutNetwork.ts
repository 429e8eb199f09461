import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import { orderOf } from './orderOf'
import { payNow } from './payNow'

export const withoutNetwork: readonly Journey[] = [
  {
    name: 'a ticket is shown by a page that is opened without a network',
    async run(bench) {
      const member = await bench.member()
      const gid = await orderOf(member)
      const phone = await bench.phone(member, { fresh: true, serviceWorkers: 'allow' })
      const kept: string[] = []
      phone.page.on('request', (request) => request.url().includes('/index.html') && kept.push(request.url()))
      await phone.open(`/app/pay/order?iid=${TENANT}&gid=${gid}`)
      await payNow(phone)
      const ticket = `/app/order/${TENANT}/used?orderId=${gid}`
      await phone.open(ticket)
      const code = await phone.text('[id^="code-"]')
      await phone.page.waitForFunction(
        async () => navigator.serviceWorker.controller !== null && (await caches.match('/kept-page')) !== undefined,
      )

      await phone.context.setOffline(true)
      await phone.page.reload()
      await phone.see('#use-kept')
      assert.equal(await phone.text('[id^="code-"]'), code)
      // The page that was kept has nothing of anybody; screens that keep nothing say that the network is away.
      await phone.page.goto(`${phone.origin}/app/wallet/${TENANT}`)
      await phone.see('#screen-error')
      phone.takeErrors()

      await phone.context.setOffline(false)
      await phone.open(ticket)
      assert.equal(await phone.text('[id^="code-"]'), code)
      assert.equal(await phone.has('#use-kept'), false)
      // The page is fetched once for a build, not by each page.
      assert.equal(kept.length, 1)
    },
  },
]
