import assert from 'node:assert/strict'
import { buildMini, resolveMini } from '@quanzi/contract'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { contentList } from './contentList'

interface Message {
  readonly title?: string
  readonly path?: string
  readonly imageUrl?: string
}

interface Timeline {
  readonly title?: string
  readonly query?: string
}

/** A shared page must lead whoever opens it to the same content. */
function leadsTo(address: string, screen: string, id: number): void {
  const [path = '', query = ''] = address.split('?')
  const route = resolveMini(path, query)
  assert(route, `${address} is a page of ours`)
  assert.equal(route.screen, screen)
  assert.equal(String((route.params as { id?: unknown }).id), String(id))
}

export const sharing: readonly Case[] = [
  {
    name: 'a message shared from a content page carries title and path',
    screens: ['news/detail'],
    async run(bench) {
      const { app } = bench
      const [item] = await contentList(bench, 14)
      assert(item, 'the demo tenant has news')
      await app.open(buildMini('news.detail', { iid: TENANT, id: item.id }))
      await app.expectText('#detail-title', item.title)
      const message = (await (await app.page()).callMethod('onShareAppMessage', { from: 'menu' })) as Message
      assert(message.title?.includes(item.title), `title is ${message.title}`)
      leadsTo(message.path ?? '', 'news/detail', item.id)
      await app.open(message.path ?? '')
      await app.expectText('#detail-title', item.title)
    },
  },
  {
    name: 'the timeline carries title and query, the page staying the same',
    screens: ['news/detail'],
    async run(bench) {
      const { app, target } = bench
      // Douyin has no timeline: there the page must not offer it.
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
]
