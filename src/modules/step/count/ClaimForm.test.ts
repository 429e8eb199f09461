import { ClaimForm, type ClaimWords } from './ClaimForm'

const NOW = Date.UTC(2026, 4, 20, 2)

function formWith(draft: ClaimWords | null = null, fail = false) {
  const sent: unknown[] = []
  const kept: ClaimWords[] = []
  const form = new ClaimForm({
    send: async (words) => {
      if (fail) throw new Error('offline')
      sent.push(words)
    },
    draft: { read: () => draft, write: (words) => kept.push(words) },
    now: () => NOW,
  })
  return { form, sent, kept }
}

test('sends a day with its screenshot, and is empty afterwards', async () => {
  const { form, sent, kept } = formWith()
  form.open()
  form.write({ steps: '9000', photo: 'h5/1000_1.jpg' })
  expect(await form.send()).toBe(true)
  expect(sent).toEqual([{ date: '2026-05-20', steps: 9000, photo: 'h5/1000_1.jpg' }])
  expect(form.isOpen).toBe(false)
  expect(kept.at(-1)).toEqual({ date: '2026-05-20', steps: '', photo: '' })
})

test('does not send more than 100,000 steps, or without a screenshot', async () => {
  const { form, sent } = formWith()
  form.write({ steps: '100001', photo: 'x' })
  expect(await form.send()).toBe(false)
  expect(form.wrongSteps).toBe(true)
  form.write({ steps: '100000', photo: '' })
  expect(await form.send()).toBe(false)
  expect(form.noPhoto).toBe(true)
  form.write({ photo: 'x' })
  expect(await form.send()).toBe(true)
  expect(sent).toHaveLength(1)
})

test('what was typed is kept for the next visit, and when sending fails', async () => {
  const draft = { date: '2026-05-19', steps: '5000', photo: 'x' }
  const { form } = formWith(draft, true)
  // Whose draft it is may be known later than the screen.
  expect(form.words.steps).toBe('')
  form.open()
  expect(form.words).toEqual(draft)
  await expect(form.send()).rejects.toThrow('offline')
  expect(form.words).toEqual(draft)
  expect(form.busy).toBe(false)
})
