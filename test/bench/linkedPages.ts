import { build, MODULE_TYPE } from '@quanzi/contract'
import type { Browser } from 'playwright-core'
import { Gateway, TENANT } from '../e2e/support/Gateway'
import type { Site } from '../startSite'
import { type Figure, median } from './Figure'
import { openSlowly, takenOver } from './slowPhone'

const RUNS = 3
/** A member of the demo tenant: this server prints no codes, so nobody can register. */
const ANN = { mobile: '13800000001', password: 'quanzi123' }
const ACT = { keys: '9012', property: '9012-s1', property2: '9012-t1' }
/** The important content of each page: the titles of details, and the status of an order. */
const CONTENT = '#detail-title, #act-title, #order-status'

/** Places an order by the app's calls; it waits for payment. */
async function placeOrder(gateway: Gateway) {
  const member = await gateway.login(ANN)
  const info = { reqId: `bench-${Date.now()}`, entrants: [{ name: '张三', mobile: '13912345678' }] }
  const order = { iid: TENANT, orderType: 1, num: 1, ...ACT, info: JSON.stringify(info) }
  const { gid } = await member.ask<{ gid: string }>('/h5/order/create', order)
  return { gid, member }
}

/** Time until the app has taken over an activity, a note and an order opened by a link, on the slow phone. */
export async function linkedPagesTime(browser: Browser, site: Site): Promise<Figure[]> {
  const gateway = new Gateway(site)
  const { gid, member } = await placeOrder(gateway)
  const [note] = await gateway.contents(MODULE_TYPE.note)
  if (!note) throw new Error('there is no note to open')
  const cookies = [{ ...member.cookie, url: site.origin }]
  const pages = [
    { name: 'an activity', path: build('act.detail', { iid: TENANT, id: ACT.keys }), cookies: [] },
    { name: 'a note', path: build('note.detail', { iid: TENANT, id: note.id }), cookies: [] },
    { name: 'an order', path: build('order.detail', { iid: TENANT, gid }), cookies },
  ]
  const figures: Figure[] = []
  for (const { name, path, ...page } of pages) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++)
      times.push(await openSlowly(browser, site.origin + path, takenOver(CONTENT), page.cookies))
    figures.push({ group: 'h5 by link', name: `${name}, the app has taken over`, value: median(times), unit: 'ms' })
  }
  return figures
}
