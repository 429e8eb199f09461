import { DraftForm, isLike } from './DraftForm'

interface Form {
  readonly name: string
  readonly lat: number | null
}

function start(kept: Form | null = null, save: (form: Form) => Promise<unknown> = async () => undefined) {
  let draft = kept
  const form = new DraftForm<Form, 'name'>({
    draft: {
      read: () => draft,
      write: (next) => {
        draft = next
      },
    },
    problemsOf: ({ name }) => (name.trim() === '' ? ['name'] : []),
    save,
  })
  form.begin({ name: '', lat: null })
  return { form, draft: () => draft }
}

test('a problem is shown after the first try, and the draft goes when the form is saved', async () => {
  const saved: Form[] = []
  const { form, draft } = start(null, async (one) => saved.push(one))
  expect(form.shows('name')).toBe(false)
  expect([await form.submit(), form.shows('name')]).toEqual(['name', true])
  form.change({ name: '林' })
  expect(draft()).toEqual({ name: '林', lat: null })
  expect(await form.submit()).toBe('saved')
  expect([saved, draft()]).toEqual([[{ name: '林', lat: null }], null])
})

test('a failed save keeps the draft, and a second tap joins nothing', async () => {
  let refuse = (_: Error) => {}
  const { form, draft } = start({ name: '林', lat: 1 }, () => new Promise((_, reject) => (refuse = reject)))
  const first = form.submit()
  form.change({ name: '林小' })
  expect(await form.submit()).toBeNull()
  refuse(new Error('offline'))
  await expect(first).rejects.toThrow('offline')
  expect([form.busy, draft()]).toEqual([false, { name: '林小', lat: 1 }])
})

test('a draft of another version of the app is not taken', () => {
  const blank = { name: '', tags: [], lat: null }
  expect(
    [{ name: 'a', tags: [], lat: 3 }, { name: 'a' }, { name: 1, tags: [], lat: null }, null].map(isLike(blank)),
  ).toEqual([true, false, false, false])
})
