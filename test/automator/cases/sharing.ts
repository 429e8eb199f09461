import assert from 'node:assert/strict'
import { buildMini, resolveMini } from '@quanzi/contract'
import type { AppUnderTest } from '../AppUnderTest'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { simulatorOf, statsOf } from '../simulatorOf'
import { contentList } from './contentList'

interface Message {
  readonly title?: string
  readonly path?: string
  readonly imageUrl?: string
  /** The channel of the short-video app in which it is shared. */
  readonly channel?: string
}

interface Timeline {
  readonly title?: string
  readonly query?: string
}

/** A shared page must lead to the same item. */
function leadsTo(address: string, screen: string, id: number): void {
  const [path = '', query = ''] = address.split('?')
  const route = resolveMini(path, query)
  assert(route, `${address} is a page of ours`)
  assert.equal(route.screen, screen)
  assert.equal(String((route.params as { id?: unknown }).id), String(id))
}

async function hasShortened(app: AppUnderTest): Promise<boolean> {
  const { calls } = await statsOf(app)
  return calls.some(
    ({ method, arguments: sent, outcome }) =>
      method === 'request' && outcome === 'ok' && JSON.stringify(sent).includes('shorturl/create'),
  )
}

export const sharing: readonly Case[] = [
  {
    name: 'shell-and-routes §3: a message shared from a content page carries title and path',
    async run(bench) {
      const { app, target } = bench
      const [item] = await contentList(bench, 14)
      assert(item, 'the demo tenant has news')
      await app.open(buildMini('news.detail', { iid: TENANT, id: item.id }))
      await app.expectText('#detail-title', item.title)
      if (target === 'tt') {
        const asked = { from: 'menu', channel: 'article' }
        const post = (await (await app.page()).callMethod('onShareAppMessage', asked)) as Message
        assert.equal(post.channel, 'article')
      }
      const message = (await (await app.page()).callMethod('onShareAppMessage', { from: 'menu' })) as Message
      assert(message.title?.includes(item.title), `title is ${message.title}`)
      // Messaging apps show no WebP, and no picture without a host in its address.
      assert.match(message.imageUrl ?? '', /^https?:\/\/[^?]+\?.*format,jpg$/)
      leadsTo(message.path ?? '', 'news/detail', item.id)
      await app.open(message.path ?? '')
      await app.expectText('#detail-title', item.title)
    },
  },
  {
    name: 'the timeline gets title and query of the same page',
    async run(bench) {
      const { app, target } = bench
      // Douyin has no timeline, so the page must not offer it.
      const [item] = await contentList(bench, 14)
      assert(item, 'the demo tenant has news')
      await app.open(buildMini('news.detail', { iid: TENANT, id: item.id }))
      await app.expectText('#detail-title', item.title)
      if (target === 'tt') return
      const timeline = (await (await app.page()).callMethod('onShareTimeline')) as Timeline
      assert(timeline.title?.includes(item.title), `title is ${timeline.title}`)
      leadsTo(`/${await app.where()}?${timeline.query}`, 'news/detail', item.id)
    },
  },
  {
    name: 'the share button opens the sheet: a friend by the platform’s own button, a poster, the link',
    async run(bench) {
      const { app } = bench
      const [item] = await contentList(bench, 9)
      assert(item, 'the demo tenant has activities')
      await app.open(buildMini('act.detail', { iid: TENANT, id: item.id }))
      // A tap before the short link has arrived shares the long one; only the simulator tells when it has arrived.
      const waits = bench.coldStart !== null
      if (waits) await simulatorOf(app).send('Sim.mark')
      await app.tap('#share-button')
      const friend = await app.find('#share-friend')
      assert.equal(await friend.attribute('open-type'), 'share')
      const clipboard = async () => ((await app.miniProgram.callWxMethod('getClipboardData')) as { data: string }).data
      const before = 'nothing yet'
      await app.miniProgram.callWxMethod('setClipboardData', { data: before })
      if (waits) await app.until('the short link', () => hasShortened(app))
      await app.tap('#share-copy')
      const copied = await app.until('a copied link', async () => {
        const data = await clipboard()
        return data !== before && data
      })
      const { pathname } = new URL(copied)
      const isShort = pathname.startsWith('/s/')
      assert(isShort || !waits, `${copied} is no short link`)
      const target = isShort ? await bench.ask<string>('/v1/shorturl/parse', { url: copied }) : pathname
      assert.match(target, new RegExp(`^/app/act/${TENANT}/detail/${item.id}`))
    },
  },
  {
    name: 'a poster is drawn and saved; without access to the album the app opens the settings',
    async run(bench) {
      const { app } = bench
      const [item] = await contentList(bench, 9)
      assert(item, 'the demo tenant has activities')
      await app.open(buildMini('act.detail', { iid: TENANT, id: item.id }))
      await app.tap('#share-button')
      await app.tap('#share-poster')
      await app.at('share/poster')
      await app.tap('#poster-save')
      await app.until('the word that it is saved', async () => (await app.screenText()).includes('已保存到相册'))
      await app.miniProgram.mockWxMethod('saveImageToPhotosAlbum', {
        errMsg: 'saveImageToPhotosAlbum:fail auth deny',
      })
      try {
        await app.tap('#poster-save')
        await app.until('the way to the settings', async () => (await app.screenText()).includes('需要相册权限'))
      } finally {
        await app.miniProgram.restoreWxMethod('saveImageToPhotosAlbum')
      }
      await app.tap('#dialog-cancel')
      await app.until('the question to go', async () => !(await app.has('#dialog')))
    },
  },
  {
    name: 'the page in front is shared, also after returning to it',
    async run(bench) {
      const { app } = bench
      const [[news], [act]] = await Promise.all([contentList(bench, 14), contentList(bench, 9)])
      assert(news && act, 'the demo tenant has news and activities')
      await app.open(buildMini('news.detail', { iid: TENANT, id: news.id }))
      await app.expectText('#detail-title', news.title)
      await app.miniProgram.callWxMethod('navigateTo', { url: buildMini('act.detail', { iid: TENANT, id: act.id }) })
      await app.at('act/detail')
      await app.expectText('#detail-title', act.title)
      await app.miniProgram.callWxMethod('navigateBack', { delta: 1 })
      await app.at('news/detail')
      const message = (await (await app.page()).callMethod('onShareAppMessage', { from: 'menu' })) as Message
      assert.equal(message.title, news.title)
      leadsTo(message.path ?? '', 'news/detail', news.id)
    },
  },
]
