import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { TENANT } from '../support/Gateway'

export const city: readonly Journey[] = [
  {
    name: 'a city is found by pinyin and by its district, remembered, and marked the next time',
    async run(bench) {
      const phone = await bench.phone()
      const address = `/app/address/${TENANT}/selectCity`
      await phone.open(address)
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.tap('#jump-S')
      await phone.see('#letter-S')
      await phone.type('#city-word', '余杭')
      await phone.see('#found-330100')
      await phone.type('#city-word', '没有这样的地方')
      await phone.hear('没有找到')
      await phone.type('#city-word', 'hangzhou')
      await phone.tap('#found-330100')
      await phone.at(/^\/app\/index/)
      await phone.open(address)
      await phone.see('#recent-330100[aria-pressed=true]')
    },
  },
]
