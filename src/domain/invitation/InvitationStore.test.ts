import type { Invitation, InviteGift } from '@quanzi/contract'
import { InvitationStore } from './InvitationStore'

const gift: InviteGift = { id: 'i-1', need: 1, name: '', kind: 'coins', amount: 50, state: 'ready' }
const invitation: Invitation = {
  ...{ code: 'A', inviter: { rid: 1, nickname: '安', headImg: '' }, count: 1, list: [], standing: 'own' },
  gifts: [gift],
}

test('a gift is taken once, and the ladder is read again', async () => {
  const fetch = jest.fn(async () => invitation)
  const take = jest.fn(async () => true)
  const store = new InvitationStore({ fetch, take })
  await store.load()
  expect(await Promise.all([store.take(gift), store.take(gift)])).toEqual([true, false])
  expect([take.mock.calls, fetch.mock.calls.length]).toEqual([[['i-1']], 2])
})

test('a refused gift leaves the ladder, and can be tried again', async () => {
  const store = new InvitationStore({ fetch: async () => invitation, take: () => Promise.reject({ msg: '名额已满' }) })
  await store.load()
  await expect(store.take(gift)).rejects.toEqual({ msg: '名额已满' })
  expect([store.taking, store.state.kind]).toEqual(['', 'ready'])
})

test('a failed first read shows an error, a later one keeps what is there', async () => {
  const fetch = jest.fn<Promise<Invitation>, []>().mockRejectedValueOnce(new Error('x'))
  const store = new InvitationStore({ fetch, take: async () => true })
  await store.load()
  expect(store.state.kind).toBe('error')
  fetch.mockResolvedValueOnce(invitation)
  await store.load()
  fetch.mockRejectedValueOnce(new Error('x'))
  await store.load()
  expect(store.state.kind).toBe('ready')
})
