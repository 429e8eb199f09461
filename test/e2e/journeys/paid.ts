import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { STAFF, TENANT } from '../support/Gateway'
import { payNow } from './payNow'

const at = (path: string, query: string) => `/app/pay/${path}?iid=${TENANT}&${query}`

export const paid: readonly Journey[] = [
  {
    name: 'a member of the club shows the code of a benefit; the second scan shows the first use, and one use less is left',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(at('vipWriteOff_index', ''))
      await phone.tap('#to-vip')
      await phone.at('/app/pay/vip-buy')
      await phone.tap('#vip-agree')
      await phone.tap('#vip-submit')
      await phone.at('/app/pay/vip-pay')
      await payNow(phone)
      await phone.open(at('vipWriteOff_index', ''))
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.tap('#take-b-coffee')
      await phone.at('/app/pay/vipWriteOff')
      const code = (await (await phone.see('[id^=code-]')).getAttribute('id'))?.slice('code-'.length) ?? ''
      assert.match(code, /^\d{12}$/)
      const desk = await bench.phone(await bench.gateway.login(STAFF))
      await desk.open(at('vipWriteOff', ''))
      const use = async () => {
        await desk.type('#write-off-code', code)
        await desk.tap('#write-off-submit')
        await desk.see('#write-off-done')
      }
      await use()
      await desk.hear('核销成功')
      await desk.tap('#write-off-next')
      await use()
      await desk.hear(/已于.*使用过/)
      await phone.open(at('vipWriteOff_index', ''))
      await phone.hear('剩2次')
    },
  },
]
