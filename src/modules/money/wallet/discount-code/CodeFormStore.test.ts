import { CodeFormStore } from './CodeFormStore'

const NOW = Date.parse('2026-11-22T12:00:00+08:00')

test('a code holds until the end of its last day in Shanghai; wrong fields are not sent', async () => {
  const save = jest.fn(async () => undefined)
  const store = new CodeFormStore(save, () => NOW)
  expect(store.day).toBe('2026-12-22')
  store.setTotal('0')
  store.setDay('2026-11-21')
  expect(await store.submit()).toBe(false)
  expect([store.totalWrong, store.dayWrong]).toEqual([true, true])
  store.setTotal('20')
  store.setDay('2026-11-22')
  store.setPercent(8)
  expect(store.example).toBe(800)
  expect(await store.submit()).toBe(true)
  expect(save).toHaveBeenCalledWith({
    percent: 8,
    total: 20,
    endTime: Date.parse('2026-11-23T00:00:00+08:00') - 1,
  })
})
