import { ContactStore, isWithin } from './ContactStore'

function start(draft = '') {
  const kept = { draft }
  const send = jest.fn<Promise<unknown>, [string]>().mockResolvedValue(true)
  const store = new ContactStore({
    fetch: async () => ({ phone: '400', hours: '每天 09:00-21:00', agents: [] }),
    send,
    draft: {
      read: () => kept.draft,
      write: (content) => {
        kept.draft = content
      },
    },
    minute: () => 9 * 60,
  })
  return { store, send, kept }
}

test('hours as they are written, also past midnight', () => {
  expect([isWithin('09:00-21:00', 540), isWithin('09:00-21:00', 1260), isWithin('9:00 至 21:30', 1289)]).toEqual([
    true,
    false,
    true,
  ])
  expect([isWithin('20:00-02:00', 30), isWithin('20:00-02:00', 600), isWithin('随时', 0)]).toEqual([true, false, null])
})

test('a message of 5 to 500 characters is sent once; the draft stays until then', async () => {
  const { store, send, kept } = start('上次写的')
  await store.load()
  expect([store.isOnline, store.content, store.isWrong]).toEqual([true, '上次写的', false])
  expect([await store.send(), store.isWrong]).toEqual([false, true])
  store.type('字'.repeat(501))
  expect(await store.send()).toBe(false)
  store.type(' 想问一下路线 ')
  send.mockRejectedValueOnce({ msg: '没有网络' })
  await expect(store.send()).rejects.toEqual({ msg: '没有网络' })
  expect(kept.draft).toBe(' 想问一下路线 ')
  expect(await Promise.all([store.send(), store.send()])).toEqual([true, false])
  expect([send.mock.calls.length, kept.draft, store.sent]).toEqual([2, '', true])
})
