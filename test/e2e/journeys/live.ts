import assert from 'node:assert/strict'
import { type CommentPage, type ItemSummary, type LiveState, MODULE_TYPE, type Page } from '@quanzi/contract'
import type { Journey } from '../Journey'
import { fakeAnswer } from '../support/fakeAnswer'
import { TENANT } from '../support/Gateway'

/** A free room that is announced, and who hosts it. */
const ROOM = '23004'
const HOST = { mobile: '13800000004', password: 'quanzi123' }
const at = (path: string, query = '') => `/app/live/${path}?iid=${TENANT}&id=${ROOM}${query}`

export const live: readonly Journey[] = [
  {
    name: 'screens-content §8.7: an invited member reserves, talks while the room is on, and sees the replay; the inviter counts one',
    async run(bench) {
      const inviter = await bench.member()
      const member = await bench.member()
      const stateOf = () => inviter.ask<LiveState>('/v2/live/state', { iid: TENANT, id: ROOM })
      const phone = await bench.phone(member)
      await phone.open(at('share1', `&inviterRid=${inviter.rid}`))
      await phone.see('#invitation-from')
      await phone.tap('#invitation-reserve')
      await phone.see('#invitation-enter')
      const announced = await stateOf()
      assert.deepEqual([announced.state, announced.mine], [0, { place: 1, count: 1 }])
      assert.deepEqual(
        announced.invites.map(({ rid, count }) => [rid, count]),
        [[inviter.rid, 1]],
      )
      const host = await bench.gateway.login(HOST)
      const order = (op: string) =>
        host.ask('/v2/live/host', { iid: TENANT, id: ROOM, op, reqId: `journey-${op}-${Date.now()}` })
      await order('start')
      await phone.tap('#invitation-enter')
      await phone.at(`/app/live/${TENANT}/detail`)
      await phone.see('#stream-player')
      const other = await bench.phone(await bench.member())
      await other.open(`/app/live/${TENANT}/detail?id=${ROOM}`)
      await other.see('#stream-player')
      const words = '右上角有四只羊'
      await phone.type('#talk-text', words)
      await phone.tap('#talk-send')
      await phone.hear(words)
      await other.hear(words)
      const talk = await member.ask<CommentPage>('/v2/comment/list', { iid: TENANT, type: 23, targetId: ROOM })
      assert.deepEqual(
        talk.list.map(({ content }) => content),
        [words],
      )
      await order('end')
      await phone.see('#live-stage video[src*="sign="]')
      await assert.rejects(
        member.ask('/api/new/comment/add', { iid: TENANT, type: 23, targetId: ROOM, content: '还在吗' }),
        /1000005/,
      )
      await phone.open(at('share2'))
      await phone.see(`#inviter-${inviter.rid}`)
    },
  },
  {
    name: 'a member posts with a topic by a double tap: one post, on top of the list, under its topic, and gone after deleting',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(`/app/feed/${TENANT}/list?tag=${encodeURIComponent('露营')}&write=1`)
      const words = '帐篷里听雨'
      await phone.type('#post-text', words)
      await phone.find('#post-publish').dblclick()
      await phone.hear('已发布')
      await phone.hear(words)
      const mine = () =>
        member.ask<{ list: ItemSummary[] }>('/v1/content/list', { iid: TENANT, moduleType: 231, tag: '@mine' })
      const { list } = await mine()
      assert.deepEqual(
        list.map(({ title, tags }) => [title, tags]),
        [[words, ['露营']]],
      )
      const id = list[0]?.id ?? ''
      await phone.open(`/app/index/topic/${TENANT}?tag=${encodeURIComponent('露营')}`)
      await phone.tap('#topic-tab-new')
      await phone.see(`#post-${id}`)
      await phone.open(`/app/feed/${TENANT}/${id}`)
      await phone.hear(words)
      await phone.tap('#post-remove')
      await phone.tap('#dialog-confirm')
      await phone.hear('已删除')
      assert.deepEqual((await mine()).list, [])
    },
  },
  {
    name: 'who writes a post finds a topic beyond the first page by its words',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      // As on a site with many topics.
      await fakeAnswer(phone, '/v1/content/list', (page: Page<ItemSummary>) =>
        page.list.some(({ moduleType }) => moduleType === MODULE_TYPE.topic)
          ? { ...page, list: page.list.filter(({ title }) => title !== '露营'), hasMore: true }
          : page,
      )
      await phone.open(`/app/feed/${TENANT}/list?write=1`)
      await phone.see('#post-topic-徒步')
      await phone.see('#post-topic-more')
      await phone.lacks('#post-topic-露营')
      await phone.type('#post-topic-search', '#露营')
      await phone.find('#post-topic-search').press('Enter')
      await phone.see('#post-topic-露营')
      await phone.lacks('#post-topic-徒步')
      await phone.tap('#post-topic-露营')
      await phone.shoot('post-topic')
      await phone.type('#post-topic-search', '')
      await phone.see('#post-topic-徒步')
      await phone.see('#post-topic-露营')
    },
  },
]
