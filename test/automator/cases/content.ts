import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import {
  build,
  buildMini,
  type CommentPage,
  type ContentDetail,
  type ItemSummary,
  type LiveState,
} from '@quanzi/contract'
import type { Account, Case } from '../Bench'
import { TENANT } from '../createBench'
import { become, type Person, personOf } from './become'

const NOTE = 11
const password = 'quanzi123'
/** A campaign of four places, and one of the four who have them. */
const CAMPAIGN = '13002'
const LEAVER: Account = { mobile: '13800000018', password }
/** A free room that is announced, and who hosts it. */
const ROOM = '23004'
const HOST: Account = { mobile: '13800000004', password }

const joinStateOf = async ({ ask }: Person) =>
  (await ask<ContentDetail>('/v2/content/get', { moduleType: 13, id: CAMPAIGN })).mine.joinState
const joining = (on: 0 | 1) => ({ reqId: randomUUID(), moduleType: 13, id: CAMPAIGN, on })

export const content: readonly Case[] = [
  {
    name: 'screens-content §8.4: a note is drafted, previewed and published by a double tap: one row, in the list, in what is new, and in the collection after collecting',
    async run(bench) {
      const { app } = bench
      const member = await personOf(bench)
      const title = `雨后的九曲古道 ${member.rid}`
      const titled = async (more: object) => {
        const wish = { userId: '', isNew: '', moduleType: NOTE, tag: '', pageSize: 20, pageNo: 1, ...more }
        const { list } = await member.ask<{ list: ItemSummary[] }>('/v1/content/list', wish)
        return list.filter((note) => note.title === title)
      }
      await become(bench, member, build('note.preview', { iid: TENANT, id: 'new' }))
      await app.at('note/preview')
      await app.tap('#note-pictures')
      await app.type('#note-title', title)
      await app.type('#note-b0', '石阶很滑，走得慢。')
      await app.find('#note-pictures-field image')
      await app.until('the stored picture', async () => !/上传|等待/.test(await app.text('#note-pictures-field')))
      await app.tap('#note-save')
      const [draft] = await app.until('the draft', async () => {
        const mine = await titled({ tag: '@mine' })
        return mine.length > 0 && mine
      })
      assert.deepEqual(await titled({}), [], 'a draft is in the public list')
      await app.tap('#tab-read')
      await app.expectText('#screen', '石阶很滑')
      const publish = await app.find('#note-publish')
      await Promise.all([publish.tap(), publish.tap()])
      await app.at('note/detail')
      assert.deepEqual(
        (await titled({})).map(({ id }) => id),
        [draft?.id],
      )
      await app.open(buildMini('note.list', { iid: TENANT }))
      await app.find(`#row-${draft?.id}`)
      await app.open(buildMini('index.latest', { iid: TENANT }))
      await app.tap(`#collect-${draft?.id}`)
      await app.until('the mark', async () => {
        const { list } = await member.ask<{ list: ItemSummary[] }>('/api/collect.list', { pageNo: 1, pageSize: 20 })
        return list.some(({ id }) => id === draft?.id)
      })
      await app.open(buildMini('collection.list', { iid: TENANT }))
      await app.expectText(`#row-${draft?.id}`, title)
    },
  },
  {
    name: 'screens-content §8.5: two take the last place of a campaign together: one has joined, one waits; the first leaves, and the second has joined',
    async run(bench) {
      const { app } = bench
      await (await personOf(bench, LEAVER)).ask('/v2/content/join', joining(0))
      const other = await personOf(bench)
      const member = await personOf(bench)
      await become(bench, member, build('sact.detail', { iid: TENANT, id: CAMPAIGN }))
      await app.tap('#join-button')
      await app.type('#join-name', '林小圈')
      await app.type('#join-phone', member.account.mobile)
      const wish = { ...joining(1), name: '林小路', phone: other.account.mobile }
      await Promise.all([app.tap('#join-send'), other.ask('/v2/content/join', wish)])
      await app.find('#join-state')
      const states = [await joinStateOf(member), await joinStateOf(other)]
      assert.deepEqual([...states].sort(), ['joined', 'waiting'])
      if (states[0] === 'joined') {
        await app.expectText('#join-state', '已报名')
        await app.tap('#join-button')
        await app.tap('#dialog-confirm')
        await app.until('the other in the place', async () => (await joinStateOf(other)) === 'joined')
        return
      }
      await app.expectText('#join-state', '候补第1位')
      await other.ask('/v2/content/join', joining(0))
      await app.open(buildMini('sact.detail', { iid: TENANT, id: CAMPAIGN }))
      await app.expectText('#join-state', '已报名')
    },
  },
  {
    name: 'screens-content §8.7: an invited member reserves, talks while the room is on, and sees the replay; the inviter counts one',
    async run(bench) {
      const { app } = bench
      const room = { iid: TENANT, id: ROOM }
      const inviter = await personOf(bench)
      const host = await personOf(bench, HOST)
      const order = (op: string) => host.ask('/v2/live/host', { id: ROOM, op, reqId: randomUUID() })
      const member = await personOf(bench)
      await become(bench, member, build('live.share1', { ...room, inviterRid: inviter.rid } as never))
      await app.at('live/share')
      await app.find('#invitation-from')
      await app.tap('#invitation-reserve')
      await app.find('#invitation-enter')
      const { invites } = await inviter.ask<LiveState>('/v2/live/state', { id: ROOM })
      assert.deepEqual(
        invites.map(({ rid, count }) => [rid, count]),
        [[inviter.rid, 1]],
      )
      await order('start')
      await app.tap('#invitation-enter')
      await app.at('live/detail')
      await app.find('#stream-player')
      const words = '右上角有四只羊'
      await app.type('#talk-text', words)
      await app.tap('#talk-send')
      await app.until('the talk', async () => {
        const { list } = await inviter.ask<CommentPage>('/v2/comment/list', { type: 23, targetId: ROOM })
        return list.length === 1 && list[0]?.content === words
      })
      await app.expectText('#talk', words)
      await order('end')
      await app.open(buildMini('live.detail', room))
      await app.find('#live-stage video')
      await app.open(buildMini('live.share2', room))
      await app.find(`#inviter-${inviter.rid}`)
    },
  },
]
