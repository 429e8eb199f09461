import { type ContactPerson, ContactStore, isWithin } from './ContactStore'
import { consultPerson } from './consultPerson'

function start(draft = '') {
  const kept = { draft }
  const send = jest.fn<Promise<unknown>, [string]>().mockResolvedValue(true)
  const store = new ContactStore({
    fetch: async () => ({ phone: '400', hours: '每天 09:00-21:00', people: [] }),
    send,
    draft: {
      read: () => kept.draft,
      write: (content) => {
        kept.draft = content
      },
    },
    minute: () => 9 * 60,
    weekday: () => 1,
  })
  return { store, send, kept }
}

const TUESDAY = 2
const SUNDAY = 0

test('hours as they are written, also past midnight, and of working days only', () => {
  const within = (hours: string, minute: number, weekday = TUESDAY) => isWithin(hours, minute, weekday)
  expect([within('09:00-21:00', 540), within('09:00-21:00', 1260), within('9:00 至 21:30', 1289)]).toEqual([
    true,
    false,
    true,
  ])
  expect([within('20:00-02:00', 30), within('20:00-02:00', 600), within('随时', 0)]).toEqual([true, false, null])
  for (const hours of ['工作日 8:30–17:00', '周一至周五 8:30-17:00', 'Mon–Fri 8:30–17:00', 'Weekdays 8:30-17:00'])
    expect([within(hours, 600), within(hours, 600, SUNDAY)]).toEqual([true, false])
  expect(within('每天 10:00–20:00', 660, SUNDAY)).toBe(true)
})

test('a message of 5 to 500 characters is sent once; the draft stays until then', async () => {
  const { store, send, kept } = start('上次写的')
  store.begin()
  await store.load()
  expect([store.facts?.phone, store.content, store.isWrong]).toEqual(['400', '上次写的', false])
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

test('a store’s consults are online in their own hours, which the tenant’s do not change; an assistant always is', () => {
  const { store } = start()
  const consult = (hours: string): ContactPerson => consultPerson({ rid: 7, uid: 70, name: '林', headImg: '', hours })
  expect(['08:00-12:00', '13:00-21:00', ''].map((hours) => store.isOnline(consult(hours)))).toEqual([true, false, null])
  expect(store.isOnline({ ...consult('13:00-21:00'), always: true })).toBe(true)
  expect(consult('08:00-12:00')).toMatchObject({
    peer: { roleId: 7, uid: 70, nickName: '林' },
    note: expect.any(String),
  })
  expect(consult('').note).toBe('')
})
