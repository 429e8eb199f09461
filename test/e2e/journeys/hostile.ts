import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { fakeAnswer } from '../support/fakeAnswer'
import { TENANT } from '../support/Gateway'
import { logIn } from './login'

const HOME = `/app/index/${TENANT}`
const PAGE_SHOW = '/api/h5.shop.pageShow.list'

const LINKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  `/app/find?q=${'x'.repeat(10_000)}`,
]

const section = (id: string, type: number, data: unknown) => ({ id, type, title: '', style: {}, data })

export const hostile: readonly Journey[] = [
  {
    name: 'a hostile link of a page opens nothing, and the log says why',
    async run(bench) {
      const phone = await bench.phone()
      const lines: string[] = []
      phone.page.on('console', (message) => lines.push(message.text()))
      phone.page.on('dialog', () => lines.push('a script ran'))
      await fakeAnswer(phone, PAGE_SHOW, (page: object) => ({
        ...page,
        page_show: [
          section('links', 4, { items: [{ text: '公告', action: { url: LINKS[0] } }] }),
          section('icons', 2, {
            columns: 4,
            items: LINKS.map((url, at) => ({ icon: '', name: `坏链接${at}`, badge: '', action: { url } })),
          }),
        ],
      }))
      await phone.open(HOME)
      for (const [at] of LINKS.entries()) {
        await phone.page.getByText(`坏链接${at}`).filter({ visible: true }).first().click()
        assert.equal(phone.path, HOME)
      }
      assert.equal(lines.filter((line) => line.startsWith('link refused')).length, LINKS.length)
      assert(!lines.includes('a script ran'))
    },
  },
  {
    name: 'sections of unknown type or without their fields do not break the rest of the page',
    async run(bench) {
      const phone = await bench.phone()
      const types = [1, 2, 4, 5, 6, 7, 8, 9, 11, 12, 16, 17, 18, 22, 24, 25, 32, 33]
      await fakeAnswer(phone, PAGE_SHOW, (page: object) => ({
        ...page,
        page_show: [
          section('x', 99, {}),
          section('y', 3, {}),
          null,
          { id: 'z' },
          section('n', 8, null),
          ...types.map((type) => section(`empty-${type}`, type, {})),
          section('last', 18, { html: '<p>仍然在这里</p><img src=x onerror="alert(1)"><script>alert(1)</script>' }),
        ],
      }))
      phone.page.on('dialog', () => assert.fail('a script ran'))
      await phone.open(HOME)
      await phone.page.getByText('仍然在这里').filter({ visible: true }).first().waitFor()
      const errors = phone.takeErrors()
      assert(
        errors.every((error) => /404|Failed to load/.test(error)),
        errors.join('\n'),
      )
    },
  },
  {
    name: 'a 10 kB parameter and a hostile title are text to every screen',
    async run(bench) {
      const phone = await bench.phone()
      phone.page.on('dialog', () => assert.fail('a script ran'))
      const title = encodeURIComponent('"><img src=x onerror=alert(1)>')
      for (const address of [
        `${HOME}?x=${'x'.repeat(10_000)}`,
        `/app/news/list/${TENANT}?title=${title}&tag=${title}`,
        `/app/act/${TENANT}?title=${title}&tag=${'标'.repeat(1_000)}`,
        `/app/search/outdoor?iid=${TENANT}&queryKey=${title}`,
      ]) {
        await phone.open(address)
        assert.equal(await phone.page.locator('img[src="x"]').count(), 0)
      }
      phone.takeErrors()
    },
  },
  {
    name: 'neither a short link nor the return from login leads to another site, and the return leads to no other tenant',
    async run(bench) {
      const foreign = [`${bench.site.origin}/wxservice2/oauth?iid=${TENANT}`, '/s/abcdefg']
      for (const url of ['https://evil.example/app/find', '//evil.example/app/find', 'javascript:alert(1)', ...foreign])
        await assert.rejects(bench.gateway.ask('/v1/shorturl/create', { url }))
      const phone = await bench.phone()
      const account = await bench.gateway.register()
      // A foreign target that is in the table in spite of all checks must stay a path of this site.
      await fakeAnswer(phone, '/v1/shorturl/parse', () => `https://evil.example/app/find?iid=${TENANT}`)
      await phone.page.route('**/h5/getjsonp**', (route) =>
        route.request().url().includes('shorturl%2Fparse')
          ? route.fulfill({ json: { t: `https://evil.example/app/find?iid=${TENANT}` } })
          : route.fallback(),
      )
      await phone.page.goto(`${bench.site.origin}/s/abc`)
      await phone.page.waitForURL((url) => !url.pathname.startsWith('/s/'))
      assert.equal(new URL(phone.page.url()).origin, bench.site.origin)
      phone.takeErrors()
      for (const target of ['https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/app/find?iid=3192']) {
        const fresh = await bench.phone()
        await fresh.open(`/app/account/login?iid=${TENANT}&return=${encodeURIComponent(target)}`)
        await logIn(fresh, account)
        await fresh.page.waitForURL((url) => !url.pathname.includes('/login'))
        assert.equal(new URL(fresh.page.url()).origin, bench.site.origin)
        await fresh.at(HOME)
      }
    },
  },
]
