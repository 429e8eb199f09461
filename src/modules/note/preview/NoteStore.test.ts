import { type ContentDetail, ERROR_TEXTS, ERRORS, type SavedContent } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { bodyOf, EMPTY_NOTE, isNoteDraft, type NoteDraft, problemsOf } from './NoteForm'
import { type NoteParts, NoteStore } from './NoteStore'

const stored = {
  id: '7',
  version: 3,
  status: 'draft',
  title: '旧标题',
  imgs: ['/oss/h5/1000_a.jpg'],
  body: [{ type: 'text', text: '旧正文' }],
  tags: ['徒步'],
  lat: null,
  lng: null,
  extra: {},
  mine: { author: true },
} as unknown as ContentDetail

function setUp(parts: Partial<NoteParts> = {}) {
  let kept: NoteDraft | null = null
  const save = jest.fn(
    async ({ id, version, status }: Parameters<NoteParts['save']>[0]): Promise<SavedContent> => ({
      id: id ?? '9',
      version: (version ?? 0) + 1,
      status,
    }),
  )
  const draft = {
    read: () => kept,
    write: (next: NoteDraft | null) => {
      kept = next
    },
  }
  const store = new NoteStore({ fetch: null, save, draft, ...parts })
  return { store, save, draft }
}

const write = (store: NoteStore) => {
  store.change({ title: '九曲古道', imgs: ['/oss/h5/1000_b.jpg'] })
  store.changeBlock('b0', { text: '石阶很长。' })
}

test('a new note opens in the editor with one empty paragraph; a stored one opens in the preview', async () => {
  const { store } = setUp()
  await store.load()
  expect([store.mode, store.form, store.stored]).toEqual(['edit', EMPTY_NOTE, null])
  const { store: old } = setUp({ fetch: async () => stored })
  await old.load()
  expect([old.mode, old.form.title, old.stored]).toEqual(['read', '旧标题', { id: '7', version: 3 }])
})

test('a note of somebody else is not shown', async () => {
  const { store } = setUp({ fetch: async () => ({ ...stored, mine: { ...stored.mine, author: false } }) })
  await store.load()
  expect(store.state.kind).toBe('empty')
})

test('missing parts are reported when publishing, and allowed in a draft', async () => {
  const { store, save } = setUp()
  await store.load()
  expect(await store.save('published')).toBeNull()
  expect([store.problems, store.tried]).toEqual([['cover', 'title', 'text'], true])
  expect(save).not.toHaveBeenCalled()
  expect(await store.save('draft')).toMatchObject({ id: '9' })
})

test('the text is stored on the device until the gateway has it', async () => {
  const { store, save, draft } = setUp()
  await store.load()
  write(store)
  expect(draft.read()?.form.title).toBe('九曲古道')
  expect(isNoteDraft(JSON.parse(JSON.stringify(draft.read())))).toBe(true)
  await store.save('draft')
  expect(draft.read()).toBeNull()
  await store.save('published')
  expect(save.mock.calls.map(([{ id, version, status }]) => [id, version, status])).toEqual([
    [null, null, 'draft'],
    ['9', 1, 'published'],
  ])
})

test('a double tap stores once', async () => {
  const { store, save } = setUp()
  await store.load()
  write(store)
  await Promise.all([store.save('published'), store.save('published')])
  expect(save).toHaveBeenCalledTimes(1)
})

test('changes on the device replace the stored note, with the version they were made from', async () => {
  const { store, save, draft } = setUp({ fetch: async () => stored })
  draft.write({ form: { ...EMPTY_NOTE, title: '新标题' }, version: 2 })
  await store.load()
  expect([store.mode, store.form.title]).toEqual(['edit', '新标题'])
  await store.save('draft')
  expect(save.mock.calls[0]?.[0]).toMatchObject({ id: '7', version: 2 })
  await store.load(true)
  expect([store.form.title, store.stored?.version]).toEqual(['旧标题', 3])
})

test('text typed while an unanswered attempt is repeated is stored as well', async () => {
  const { store, save, draft } = setUp()
  await store.load()
  write(store)
  save.mockRejectedValueOnce(new GatewayError({ kind: 'network', code: 0, msg: '系统繁忙，请稍后再试' }))
  await expect(store.save('draft')).rejects.toBeInstanceOf(GatewayError)
  expect(draft.read()?.form.title).toBe('九曲古道')
  // The answer to a repeat may be that of the first attempt.
  store.change({ title: '九曲古道，改过' })
  await store.save('draft')
  expect(save.mock.calls.map(([{ id, form }]) => [id, form.title])).toEqual([
    [null, '九曲古道'],
    [null, '九曲古道，改过'],
    ['9', '九曲古道，改过'],
  ])
  expect(draft.read()).toBeNull()
})

test('paragraphs are added, moved up and removed, and empty ones are not stored', () => {
  const { store } = setUp()
  store.changeBlock('b0', { text: '一' })
  store.addBlock('heading')
  store.addBlock('image')
  store.changeBlock('b1', { text: '二' })
  store.raiseBlock('b1')
  expect(bodyOf(store.form)).toEqual([
    { type: 'heading', text: '二' },
    { type: 'text', text: '一' },
  ])
  store.raiseBlock('b1')
  store.removeBlock('b0')
  expect(store.form.blocks.map(({ key }) => key)).toEqual(['b1', 'b2'])
})

test('a text that is too long is refused as a draft, too', async () => {
  const { store, save } = setUp()
  await store.load()
  store.changeBlock('b0', { text: '字'.repeat(5001) })
  expect(problemsOf(store.form)).toContain('textLong')
  expect(await store.save('draft')).toBeNull()
  expect(save).not.toHaveBeenCalled()
})

test('a picture being uploaded is counted until it is removed', () => {
  const { store } = setUp()
  store.setWait('b0', 'uploading')
  expect(store.wait).toBe('uploading')
  store.removeBlock('b0')
  expect(store.wait).toBe('none')
})

test('a tap reports an error; a second tap meanwhile does nothing', async () => {
  const { store } = setUp()
  await store.load()
  expect(await store.submit('published')).toEqual({ kind: 'problem', problem: 'cover' })
  write(store)
  store.setWait('cover', 'failed')
  expect(await store.submit('published')).toEqual({ kind: 'unfinished', wait: 'failed' })
  store.setWait('cover', 'none')
  expect(await Promise.all([store.submit('published'), store.submit('published')])).toEqual([
    { kind: 'saved', id: '9' },
    null,
  ])
})

test('a draft that is too long is reported, even when it lacks optional parts', async () => {
  const { store } = setUp()
  await store.load()
  store.changeBlock('b0', { text: '长'.repeat(5001) })
  expect(await store.submit('draft')).toEqual({ kind: 'problem', problem: 'textLong' })
})

test('a note changed elsewhere is offered for reload; other errors reject', async () => {
  const refusal = (name: 'STALE' | 'DENIED') =>
    new GatewayError({ kind: 'business', code: ERRORS[name].code, msg: ERROR_TEXTS[name].zh })
  const stale = setUp({ fetch: async () => stored, save: () => Promise.reject(refusal('STALE')) })
  await stale.store.load()
  expect(await stale.store.submit('draft')).toEqual({ kind: 'stale', msg: ERROR_TEXTS.STALE.zh })
  const denied = setUp({ fetch: async () => stored, save: () => Promise.reject(refusal('DENIED')) })
  await denied.store.load()
  await expect(denied.store.submit('draft')).rejects.toMatchObject({ msg: ERROR_TEXTS.DENIED.zh })
})

test('places are added once each, removed, and at most nine; an older draft on the device has none', async () => {
  const old = setUp()
  old.draft.write({ form: { title: '旧草稿', imgs: [], blocks: [], tag: '' } as never, version: null })
  await old.store.load()
  expect([old.store.form.title, old.store.form.places, old.store.form.video]).toEqual(['旧草稿', [], ''])
  const { store } = setUp()
  await store.load()
  const place = (no: number) => ({ name: `第${no}处`, address: '杭州', location: { lat: 30, lng: 120 } })
  for (let no = 1; no <= 12; no++) store.addPlace(place(no))
  store.addPlace(place(2))
  store.removePlace(0)
  expect(store.form.places.map(({ name }) => name)).toEqual([3, 4, 5, 6, 7, 8, 9, 2].map((no) => `第${no}处`))
})
