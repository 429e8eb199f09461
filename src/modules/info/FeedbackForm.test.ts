import { FeedbackForm, type FeedbackWords } from './FeedbackForm'

function formWith({ needsPhone = true, fail = false, draft = null as FeedbackWords | null } = {}) {
  const sent: FeedbackWords[] = []
  const kept: FeedbackWords[] = []
  const form = new FeedbackForm({
    send: async (words) => {
      if (fail) throw new Error('offline')
      sent.push(words)
      return { no: 'F1' }
    },
    draft: { read: () => draft, write: (words) => kept.push(words) },
    needsPhone,
  })
  return { form, sent, kept }
}

test('sends the trimmed words, shows the number, and keeps the phone for the next message', async () => {
  const { form, sent, kept } = formWith()
  form.write({ content: '  想问问合作  ', phone: ' 13800000001 ' })
  expect(await form.send()).toBe(true)
  expect(sent).toEqual([{ content: '想问问合作', phone: '13800000001' }])
  expect(form.no).toBe('F1')
  expect(kept[kept.length - 1]).toEqual({ content: '', phone: ' 13800000001 ' })
})

test('an empty text, one that is too short, and a wrong phone are not sent', async () => {
  const { form, sent } = formWith()
  form.write({ content: ' ', phone: '13800000001' })
  expect(await form.send()).toBe(false)
  expect(form.wrongContent).toBe('empty')
  form.write({ content: '四个字啊' })
  expect(await form.send()).toBe(false)
  expect(form.wrongContent).toBe('length')
  form.write({ content: '这里有五个字', phone: '123' })
  expect(await form.send()).toBe(false)
  expect(form.wrongPhone).toBe(true)
  expect(sent).toEqual([])
})

test('what was typed stays when sending fails, and is there at the next visit', async () => {
  const draft = { content: '上次没有发出去的话', phone: '13800000001' }
  const { form } = formWith({ fail: true, draft })
  form.begin()
  await expect(form.send()).rejects.toThrow('offline')
  expect(form.words).toEqual(draft)
  expect(form.busy).toBe(false)
})

test('an earlier one about the same that stands is told from one that was stored now', async () => {
  const answers = [{ no: 'F1' }, { no: 'F1', again: true }, { no: 'F2' }]
  const form = new FeedbackForm({
    send: async () => answers.shift() ?? { no: '' },
    draft: { read: () => null, write: () => undefined },
    needsPhone: false,
  })
  const seen: boolean[] = []
  for (const content of ['这是一则广告', '又是一则广告', '另一则广告呢']) {
    form.write({ content })
    await form.send()
    seen.push(form.again)
  }
  expect(seen).toEqual([false, true, false])
})

test('a question needs no phone', async () => {
  const { form } = formWith({ needsPhone: false })
  form.write({ content: '怎样报名活动' })
  expect(await form.send()).toBe(true)
})
