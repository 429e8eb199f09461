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

interface Person {
  readonly name: string
  readonly city: string
  readonly paper: string
}

/** A device with a draft and what was stored when it was begun. */
function device(drafted: Person | null = null, basedOn: Person | null = null) {
  const kept = { draft: drafted, base: basedOn }
  const place = (name: 'draft' | 'base') => ({
    read: () => kept[name],
    write: (form: Person | null) => {
      kept[name] = form
    },
  })
  const form = new DraftForm<Person, never>({
    draft: place('draft'),
    base: place('base'),
    asKept: (one) => ({ ...one, paper: one.paper.split('?')[0] ?? '' }),
    problemsOf: () => [],
    save: async () => undefined,
  })
  return { form, kept }
}

const stored = { name: '林', city: '北京', paper: 'p.jpg?sign=1' }

test('a draft does not cover what another device has stored: only what was typed stays, and the form says so', () => {
  const first = device()
  first.form.begin(stored)
  first.form.change({ name: '林小路' })
  // Another device stores another city, and the app is opened again here. The picture is signed anew.
  const { form, kept } = device(first.kept.draft, first.kept.base)
  form.begin({ ...stored, city: '杭州', paper: 'p.jpg?sign=2' })
  expect([form.form, form.isBehind]).toEqual([{ name: '林小路', city: '杭州', paper: 'p.jpg?sign=2' }, true])
  expect(kept).toEqual({ draft: form.form, base: { name: '林', city: '杭州', paper: 'p.jpg' } })
  form.takeStored()
  expect([form.form?.name, form.isBehind, kept]).toEqual(['林', false, { draft: null, base: null }])
})

test('what another device has typed alike is no draft any more; what it has not touched is one as before', () => {
  const typed = { ...stored, name: '林小路' }
  const alike = device(typed, stored)
  alike.form.begin({ ...typed, city: '杭州' })
  expect([alike.form.form?.city, alike.form.isBehind, alike.kept.draft]).toEqual(['杭州', false, null])
  const same = device(typed, { ...stored, paper: 'p.jpg' })
  same.form.begin({ ...stored, paper: 'p.jpg?sign=2' })
  expect([same.form.form, same.form.isBehind]).toEqual([typed, false])
  // A draft of before: nothing is known of what it was based on.
  const old = device(typed)
  old.form.begin({ ...stored, city: '杭州' })
  expect([old.form.form, old.form.isBehind]).toEqual([typed, false])
})

test('it is unsaved while something typed differs from what is stored, also after the app was opened again', async () => {
  const { form, kept } = device()
  form.begin(stored)
  form.suggest({ city: '' })
  form.begin(stored)
  expect(form.isUnsaved).toBe(false)
  form.change({ name: '林小路' })
  expect(form.isUnsaved).toBe(true)
  form.change({ name: '林' })
  expect(form.isUnsaved).toBe(false)
  form.change({ name: '林小路' })
  const again = device(kept.draft, kept.base)
  again.form.begin({ ...stored, paper: 'p.jpg?sign=2' })
  expect(again.form.isUnsaved).toBe(true)
  await again.form.submit()
  expect(again.form.isUnsaved).toBe(false)
})

test('an open form takes what is stored meanwhile; its own saving is no news', async () => {
  const { form } = device()
  form.begin(stored)
  form.change({ name: '林小路 ' })
  form.begin({ ...stored, city: '杭州' })
  expect([form.form?.name, form.form?.city, form.isBehind]).toEqual(['林小路 ', '杭州', true])
  await form.submit()
  form.begin({ ...stored, name: '林小路', city: '杭州' })
  expect([form.form?.name, form.isBehind]).toEqual(['林小路', false])
})
