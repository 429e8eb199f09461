import { ResultsHourStore } from './ResultsHourStore'

const NOW = Date.parse('2026-05-01T12:00:00+08:00')
const LATER = Date.parse('2026-05-02T09:30:00+08:00')

test('an hour to come is said before results are final, one step runs at a time, and each says what was done', async () => {
  const sent: unknown[] = []
  let final: number | null = null
  const store = new ResultsHourStore({
    resultsAt: LATER,
    now: () => NOW,
    save: async (at, step) => {
      sent.push([at, step])
      return final
    },
  })
  expect([store.hour, store.publicFrom]).toEqual(['2026-05-02 09:30', LATER])
  expect(await Promise.all([store.save('hour'), store.save('publish')])).toEqual(['hourKept', null])
  store.setHour('2026-05-01 11:00')
  expect(store.publicFrom).toBeNull()
  store.setHour('')
  expect([store.publicFrom, await store.save('publish')]).toEqual([null, 'published'])
  final = NOW
  expect(await store.save('hour')).toBe('hourSaved')
  expect(sent).toEqual([
    [LATER, 'hour'],
    [0, 'publish'],
    [0, 'hour'],
  ])
})
