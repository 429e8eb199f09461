import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'

const LIST = `/app/news/list/${TENANT}`

export const trouble: readonly Journey[] = [
  {
    name: 'with the server stopped there is a message, and retry works once it is back',
    async run(bench) {
      // The screen's script is loaded before the server stops: only its call fails.
      const warm = await bench.phone()
      await warm.open(LIST)
      await warm.see('[id^="row-"]')
      await warm.tap('[id^="row-"]')
      await warm.see('#detail-title')
      await bench.site.stop('SIGKILL')
      try {
        await warm.page.goBack()
        await warm.see('[id^="row-"]')
        await warm.page.locator('[id^="row-"]').filter({ visible: true }).nth(2).click()
        await warm.see('#screen-error')
        await warm.expectText('#screen-error', '系统繁忙')
        assert(warm.takeErrors().every((error) => /ERR_CONNECTION|Failed to load|Failed to fetch|net::/.test(error)))
      } finally {
        await bench.site.start()
      }
      await warm.tap('#screen-retry')
      await warm.find('#screen-error').waitFor({ state: 'detached' })
      await warm.see('#comments, #detail-title')
      warm.takeErrors()
    },
  },
]
