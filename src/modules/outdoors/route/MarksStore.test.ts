import { MarksStore } from './MarksStore'

test('a mark shows at once, takes the count of the answer, and goes back when it is refused', async () => {
  let fails = false
  const store = new MarksStore(async (_, on) => {
    if (fails) throw new Error('away')
    return { on, count: 8 }
  })
  store.show({ wants: 4, dones: 2 }, ['done'])
  expect([store.want, store.done]).toEqual([
    { on: false, count: 4 },
    { on: true, count: 2 },
  ])
  const sent = store.toggle('want')
  expect(store.want).toEqual({ on: true, count: 5 })
  await sent
  expect(store.want).toEqual({ on: true, count: 8 })
  fails = true
  await expect(store.toggle('done')).rejects.toThrow('away')
  expect(store.done).toEqual({ on: true, count: 2 })
})
