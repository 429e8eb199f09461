import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { STAFF, TENANT } from '../support/Gateway'

const TODAY = '9091'
const at = (screen: string, query = '') => `/app/act/${screen}?iid=${TENANT}&id=${TODAY}${query}`

interface Person {
  readonly entryId: string
  readonly name: string
}

export const onSite: readonly Journey[] = [
  {
    name: 'staff scan one ticket twice, then take it back: the other phone counts by itself, and both rows stay in the log',
    async run(bench) {
      const staff = await bench.gateway.login(STAFF)
      const ask = <T>(params: Record<string, unknown>) => staff.ask<T>('/v2/act/attendees', { id: TODAY, ...params })
      const { list, totals } = await ask<{ list: Person[]; totals: { in: number; out: number } }>({ state: 'out' })
      const person = list.at(-1)
      assert.ok(person, 'somebody is not here yet')
      const { detail } = await ask<{ detail: { ticket: string } }>({ entryId: person.entryId })
      const total = totals.in + totals.out

      const watcher = await bench.phone(await bench.gateway.login(STAFF))
      await watcher.open(at('signUserList'))
      await watcher.hear(`${totals.in} / ${total}`)

      const desk = await bench.phone(staff)
      await desk.open(at('signUserList'))
      await desk.tap('#people-scan')
      const scan = async () => {
        await desk.type('#scan-ticket', detail.ticket)
        await desk.tap('#scan-submit')
      }
      await scan()
      await desk.hear('签到成功')
      await desk.hear(person.name)
      assert.deepEqual(await graveFindings(desk.page), [])
      await watcher.hear(`${totals.in + 1} / ${total}`)
      await scan()
      await desk.hear('已签到过')

      await desk.open(at('signRecords'))
      const rows = desk.page.locator('[id^=record-]:not([id^=record-person]):not([id^=record-undo])')
      const mine = rows.filter({ hasText: person.name })
      await mine.nth(1).waitFor()
      await mine.nth(1).locator('[id^=record-undo-]').click()
      await desk.type('#undo-remark', '扫错了人')
      await desk.tap('#undo-send')
      await desk.hear('已撤销：扫错了人')
      await watcher.hear(`${totals.in} / ${total}`)
      await desk.open(at('signRecords'))
      await mine.nth(1).waitFor()
      assert.match((await mine.nth(0).textContent()) ?? '', /重复/)
      assert.match((await mine.nth(1).textContent()) ?? '', /已撤销/)
    },
  },
]
