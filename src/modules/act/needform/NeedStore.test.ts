import type { NeedFields } from '@quanzi/contract'
import { areNeedTexts, NeedStore, type NeedTexts } from './NeedStore'

const NOW = Date.parse('2026-11-22T20:00:00+08:00')

function start({ kept = null as NeedTexts | null, isMember = true, fails = false } = {}) {
  const sent: NeedFields[] = []
  let draft: NeedTexts | null = kept
  const store = new NeedStore({
    draft: {
      read: () => draft,
      write: (texts) => {
        draft = texts
      },
    },
    requireMember: async () => isMember,
    send: async (fields) => {
      if (fails) throw new Error('offline')
      sent.push(fields)
    },
    now: () => NOW,
  })
  return { store, sent, draft: () => draft }
}

function fill(store: NeedStore) {
  store.write({ destination: ' 千岛湖 ', name: '王团长', phone: '13912345678', budget: '800.5', people: '12' })
  store.chooseDay('2026-12-05')
  store.chooseDay('2026-12-07')
}

test('each problem is named in the order of the form, then the request is sent once and the form is empty', async () => {
  const { store, sent, draft } = start()
  expect(await store.submit()).toBe('destination')
  expect(store.problems).toEqual(['destination', 'dates', 'name', 'phone'])
  fill(store)
  expect(await Promise.all([store.submit(), store.submit()])).toEqual(['sent', null])
  expect(sent).toEqual([
    {
      ...{ destination: '千岛湖', from: '2026-12-05', to: '2026-12-07', people: 12, budget: 80_050 },
      ...{ name: '王团长', phone: '13912345678', note: '' },
    },
  ])
  expect([store.texts.destination, store.texts.phone, draft()]).toEqual(['', '13912345678', null])
})

test('an earlier day begins again, one day is a range, and a draft in the past must be chosen anew', () => {
  const { store } = start()
  store.chooseDay('2026-12-05')
  store.chooseDay('2026-12-03')
  expect([store.texts.from, store.texts.to]).toEqual(['2026-12-03', ''])
  store.chooseDay('2026-12-03')
  expect([store.texts.from, store.texts.to]).toEqual(['2026-12-03', '2026-12-03'])
  store.chooseDay('2026-12-09')
  expect([store.texts.from, store.texts.to]).toEqual(['2026-12-09', ''])
  store.write({ from: '2026-11-01', to: '2026-11-02' })
  expect(store.problems).toContain('dates')
})

test('a fault or a visit to login loses nothing', async () => {
  const { store, draft } = start({ fails: true })
  fill(store)
  await expect(store.submit()).rejects.toThrow('offline')
  expect([store.busy, store.texts.people, areNeedTexts(draft())]).toEqual([false, '12', true])
  const visitor = start({ isMember: false })
  fill(visitor.store)
  expect(await visitor.store.submit()).toBeNull()
  expect(visitor.draft()?.destination).toBe(' 千岛湖 ')
})
