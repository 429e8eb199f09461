import { momentOf, periodAt, ReadingForm, type ReadingWords } from './ReadingForm'

/** 20 May 2026, 07:30 in Shanghai. */
const NOW = Date.UTC(2026, 4, 19, 23, 30)

function formWith(draft: Partial<ReadingWords> | null = null, fail = false) {
  const sent: unknown[] = []
  const kept: (Partial<ReadingWords> | null)[] = []
  const form = new ReadingForm({
    save: async (reading) => {
      if (fail) throw new Error('offline')
      sent.push(reading)
    },
    draft: { read: () => kept[kept.length - 1] ?? draft, write: (words) => kept.push(words) },
    now: () => NOW,
  })
  return { form, sent, kept }
}

test('expect-reading §3 glucose: the period is guessed by the hour, in Shanghai', () => {
  const { form } = formWith()
  form.begin()
  expect(form.words).toEqual({ value: '', period: 'fasting', at: '2026-05-20 07:30' })
  expect([9, 11, 13, 17, 19, 22].map(periodAt)).toEqual(['after', 'before', 'after', 'before', 'after', 'bedtime'])
})

test('adds a reading, and forgets its draft', async () => {
  const { form, sent, kept } = formWith()
  form.begin()
  form.write({ value: '5.6' })
  expect(await form.save()).toBe(true)
  expect(sent).toEqual([{ value: 5.6, period: 'fasting', measuredAt: NOW }])
  expect(kept[kept.length - 1]).toBeNull()
})

test('of a new reading only what was typed waits: the time and its period are those of when it is opened again', () => {
  const { form } = formWith({ value: '5.6' })
  form.begin()
  expect(form.words).toEqual({ value: '5.6', period: 'fasting', at: '2026-05-20 07:30' })
  form.write({ value: '5.7' })
  form.write({ period: 'before' })
  form.close()
  form.begin()
  expect(form.words).toEqual({ value: '5.7', period: 'before', at: '2026-05-20 07:30' })
  const { form: other, kept } = formWith()
  other.begin()
  other.write({ value: '6' })
  expect(kept).toEqual([{ value: '6' }])
})

test('values outside 1.0 to 33.3 and the future are not sent', async () => {
  const { form, sent } = formWith()
  form.begin()
  for (const value of ['', '0.9', '33.4', 'x']) {
    form.write({ value })
    expect(await form.save()).toBe(false)
    expect(form.wrongValue).toBe(true)
  }
  form.write({ value: '33.3', at: '2026-05-20 07:31' })
  expect(await form.save()).toBe(false)
  expect(form.wrongTime).toBe(true)
  expect(sent).toEqual([])
  expect(momentOf('')).toBeNaN()
})

test('changes and removes a reading without touching the draft of a new one', async () => {
  const { form, sent, kept } = formWith()
  form.change({ id: '7', value: 6, period: 'after', measuredAt: NOW, level: 'normal' })
  form.write({ value: '6.2' })
  await form.save()
  form.change({ id: '7', value: 6.2, period: 'after', measuredAt: NOW, level: 'normal' })
  await form.remove()
  expect(sent).toEqual([
    { value: 6.2, period: 'after', measuredAt: NOW, id: '7' },
    { id: '7', remove: 1 },
  ])
  expect(kept).toEqual([])
})

test('what was typed stays when saving fails', async () => {
  const { form } = formWith(null, true)
  form.begin()
  form.write({ value: '5.6' })
  await expect(form.save()).rejects.toThrow('offline')
  expect([form.isOpen, form.words.value, form.busy]).toEqual([true, '5.6', false])
})
