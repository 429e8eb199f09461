import assert from 'node:assert/strict'
import type { Request } from 'playwright-core'
import type { Journey } from '../Journey'
import { uriOf } from '../support/fakeAnswer'
import { TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'

/** A finger in the middle of the window. */
async function fingerOn(phone: Phone) {
  const client = await phone.context.newCDPSession(phone.page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: 187, y, id: 0 })) })
}

const asks = (request: Request, uri: string) => uriOf(request.url(), request.postData()) === uri

/** Counts the calls with this address from now on. */
function countCalls(phone: Phone, uri: string): () => number {
  let calls = 0
  phone.page.on('request', (request) => {
    if (asks(request, uri)) calls += 1
  })
  return () => calls
}

const PAGES = [
  { path: `/app/wallet/index?iid=${TENANT}`, uri: '/v2/wallet/get' },
  { path: `/app/act/${TENANT}`, uri: '/v1/content/list' },
]

export const pull: readonly Journey[] = [
  {
    name: 'a pull from the top says what it does and loads the page anew; a shorter one does nothing',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      for (const { path, uri } of PAGES) {
        await phone.open(path)
        const touch = await fingerOn(phone)
        const calls = countCalls(phone, uri)
        const words = (of: string) => phone.page.getByText(of, { exact: true }).filter({ visible: true })
        await touch('touchStart', 200)
        for (const y of [210, 225, 240]) await touch('touchMove', y)
        await words('下拉刷新').waitFor()
        await touch('touchEnd')
        await words('下拉刷新').waitFor({ state: 'detached' })
        assert.equal(calls(), 0, path)
        await touch('touchStart', 200)
        for (const y of [240, 300, 360, 420]) await touch('touchMove', y)
        await words('松开刷新').waitFor()
        const loaded = phone.page.waitForResponse((response) => asks(response.request(), uri))
        await touch('touchEnd')
        await loaded
        await words('正在刷新…').waitFor({ state: 'detached' })
        assert.equal(calls(), 1, path)
      }
    },
  },
]
