import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'

const HOME = `/app/index/${TENANT}`

export const movement: readonly Journey[] = [
  {
    name: 'shell-and-routes §2: the root address leads to the home page of the tenant of the host',
    async run(bench) {
      const phone = await bench.phone()
      await phone.open('/')
      await phone.at(HOME)
      await phone.see('#home-sections')
    },
  },
  {
    name: 'the screens after home are preloaded: without a network only their calls fail, until it is back',
    async run(bench) {
      const phone = await bench.phone()
      await phone.open(HOME)
      await phone.page.locator('link[rel="prefetch"]').first().waitFor({ state: 'attached' })
      await phone.page.waitForFunction(() => {
        const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
        return [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].every((one) =>
          fetched.has(one.href),
        )
      })
      await phone.context.setOffline(true)
      await phone.tap('#tab-find')
      await phone.see('#screen-error')
      await phone.expectText('#screen-error', /网络断开了/)
      phone.takeErrors()
      await phone.context.setOffline(false)
      await phone.see('[id^="row-"]')
    },
  },
  {
    name: 'shell-and-routes §2: an unknown path shows a message and opens home after three seconds',
    async run(bench) {
      const phone = await bench.phone()
      await phone.open('/app/no/such/page/at/all')
      await phone.see('#not-found')
      await phone.expectText('#not-found', '页面不存在')
      await phone.at(HOME)
    },
  },
  {
    name: 'shell-and-routes §2: an unknown path inside the app leads back to the previous screen, with a message',
    async run(bench) {
      const phone = await bench.phone()
      const list = `/app/news/list/${TENANT}`
      for (const deeper of [false, true]) {
        await phone.open(list)
        if (deeper) {
          await phone.tap('[id^="row-"]')
          await phone.see('#detail-title')
        }
        const before = phone.path
        // Like a page in the history whose route no longer exists. The message shows for two seconds only, so
        // listen from the start.
        await phone.page.evaluate(
          (word) =>
            new Promise<void>((resolve) => {
              const says = (node: Node) => node !== document.body && node.textContent?.includes(word)
              const heard = new MutationObserver((changes) => {
                if (!changes.some(({ target, addedNodes }) => says(target) || [...addedNodes].some(says))) return
                heard.disconnect()
                resolve()
              })
              heard.observe(document.body, { childList: true, subtree: true, characterData: true })
              window.history.pushState({}, '', '/app/no/such/page')
              window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
            }),
          '页面不存在',
        )
        await phone.page.waitForURL((url) => url.pathname + url.search === before)
        await phone.settled()
        await phone.lacks('#not-found')
      }
    },
  },
  {
    name: 'shell-and-routes §2: a short link leads to its target, and an unknown one shows a message',
    async run(bench) {
      const member = await bench.member()
      const [item] = await bench.gateway.contents(14)
      assert(item)
      const target = `/app/news/${TENANT}/detail/${item.id}`
      const short = await member.ask<string | { url: string }>('/v1/shorturl/create', {
        url: bench.site.origin + target,
      })
      const address = new URL(typeof short === 'string' ? short : short.url, bench.site.origin).pathname
      assert.match(address, /^\/s\//)
      const phone = await bench.phone()
      await phone.open(address)
      await phone.at(target)
      await phone.expectText('#detail-title', item.title)
      await phone.page.goto(`${bench.site.origin}/s/nowhere-at-all`)
      await phone.see('[role="alertdialog"], [role="dialog"]')
    },
  },
  {
    name: 'back and forward walk through the screens, and back on the first one goes home',
    async run(bench) {
      const phone = await bench.phone()
      const list = `/app/news/list/${TENANT}`
      await phone.open(list)
      await phone.tap('[id^="row-"]')
      await phone.at(/\/app\/news\/1000\/detail\//)
      const title = await phone.text('#detail-title')
      // Going forward at once, soon, or later leads to the same page.
      for (const pause of [0, 120, 240, 600]) {
        await phone.page.goBack()
        await phone.at(list)
        await phone.see('[id^="row-"]')
        await phone.page.waitForTimeout(pause)
        await phone.page.goForward()
        await phone.at(/\/app\/news\/1000\/detail\//)
        await phone.expectExactText('#detail-title', title)
      }
      await phone.page.reload()
      await phone.expectExactText('#detail-title', title)

      const direct = await bench.phone()
      await direct.open(phone.path)
      await direct.see('#detail-title')
      await direct.tap('#screen-back')
      await direct.at(HOME)
    },
  },
]
