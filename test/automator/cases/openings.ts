import assert from 'node:assert/strict'
import { build, buildMini } from '@quanzi/contract'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { statsOf } from '../simulatorOf'
import { contentList } from './contentList'

/** The ways into the app. */
export const openings: readonly Case[] = [
  {
    name: 'launch leads to the home page with content',
    async run({ app }) {
      await app.open(buildMini('root.entry'))
      await app.at('index/home')
      await app.find('#home-sections')
      // Code outside the main package draws coupons.
      await app.find('[id^="coupon-"]')
      await app.ready()
      assert.notEqual((await app.screenText()).trim(), '')
    },
  },
  {
    name: 'a page query opens the content it names',
    async run(bench) {
      const [item] = await contentList(bench, 14)
      assert(item, 'the demo tenant has news')
      await bench.app.open(buildMini('news.detail', { iid: TENANT, id: item.id }))
      await bench.app.expectText('#detail-title', item.title)
    },
  },
  {
    name: 'a scanned public address opens its screen from a cold start',
    coldStart: true,
    async run(bench) {
      const [item] = await contentList(bench, 14)
      assert(item, 'the demo tenant has news')
      const address = `https://community.example${build('news.detail', { iid: TENANT, id: item.id })}`
      await bench.coldStart?.({ q: encodeURIComponent(address) }, async (app) => {
        await app.at('news/detail')
        await app.expectText('#detail-title', item.title)
      })
    },
  },
  {
    name: 'the scene of a mini-program code opens the target of its short link from a cold start',
    coldStart: true,
    async run(bench) {
      const [item] = await contentList(bench, 14)
      assert(item, 'the demo tenant has news')
      const url = build('news.detail', { iid: TENANT, id: item.id })
      const { code } = await bench.ask<{ code: string }>('/v1/shorturl/create', { url })
      assert(code.length <= 32, `a scene holds 32 characters, ${code} has ${code.length}`)
      await bench.coldStart?.({ scene: encodeURIComponent(code) }, async (app) => {
        await app.at('news/detail')
        await app.expectText('#detail-title', item.title)
      })
    },
  },
  {
    name: 'an invalid scene shows a message and opens home',
    coldStart: true,
    async run(bench) {
      await bench.coldStart?.({ scene: 'nothing' }, async (app) => {
        await app.at('index/home')
        const { calls } = await statsOf(app)
        const said = calls.find(({ method }) => method === 'showModal')
        assert.match(JSON.stringify(said?.arguments ?? null), /[\u4e00-\u9fff]/)
      })
    },
  },
  {
    name: 'shell-and-routes §2: an unknown address opens the 404 screen',
    async run({ app }) {
      await app.open(buildMini('root.missing', { path: 'nowhere' }))
      await app.find('#not-found')
      await app.until('the way home', async () => (await app.where()) === 'modules/index/home/index')
    },
  },
]
