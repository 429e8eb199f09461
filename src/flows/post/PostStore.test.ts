import type { SavedContent } from '@quanzi/contract'
import { EMPTY_POST, isPostForm, type PostForm } from './PostForm'
import { PostStore } from './PostStore'

const SAVED: SavedContent = { id: 'p1', version: 1, status: 'published' }

function desk(kept: PostForm | null = null) {
  let draft = kept
  const save = jest.fn(async (_form: PostForm) => SAVED)
  const onPublished = jest.fn()
  const store = new PostStore({
    save,
    onPublished,
    draft: {
      read: () => draft,
      write: (form) => {
        draft = form
      },
    },
  })
  return { store, save, onPublished, draft: () => draft }
}

test('a post is sent once for two taps, and then shown', async () => {
  const { store, save, onPublished, draft } = desk()
  store.open({ tag: '徒步' })
  store.change({ text: '走一走' })
  expect(draft()).toEqual({ ...EMPTY_POST, tag: '徒步', text: '走一走' })
  const both = Promise.all([store.publish(), store.publish()])
  expect([store.state, store.isOpen]).toEqual(['sending', false])
  await both
  expect(save).toHaveBeenCalledTimes(1)
  expect(onPublished).toHaveBeenCalledWith(SAVED)
  expect([store.state, store.form, draft()]).toEqual(['writing', EMPTY_POST, null])
})

test('an empty or too long post, or one whose pictures are under way, is not sent', async () => {
  const { store, save } = desk()
  store.open({ text: ' \n ' })
  await store.publish()
  expect([store.problem, store.tried, store.isOpen]).toEqual(['empty', true, true])
  store.change({ text: '山'.repeat(1001) })
  await store.publish()
  expect(store.problem).toBe('long')
  store.change({ text: '好' })
  store.setWait('uploading')
  await store.publish()
  expect(save).not.toHaveBeenCalled()
})

test('a failed post keeps its draft and can be sent again, changed or given up', async () => {
  const { store, save, draft } = desk()
  store.open({ text: '走一走' })
  save.mockRejectedValueOnce(new Error('network'))
  await store.publish()
  expect([store.state, draft()?.text, store.failure === '']).toEqual(['failed', '走一走', false])
  store.open()
  expect([store.state, store.form.text]).toEqual(['writing', '走一走'])
  save.mockRejectedValueOnce(new Error('network'))
  await store.publish()
  await store.publish()
  expect([store.state, draft()]).toEqual(['writing', null])
  store.open({ text: '算了' })
  store.discard()
  expect([store.form, draft()]).toEqual([EMPTY_POST, null])
})

test('a draft of an earlier visit comes back; anything else is ignored', () => {
  const kept = { ...EMPTY_POST, text: '没写完' }
  const { store } = desk(kept)
  store.open()
  expect(store.form).toEqual(kept)
  expect([null, [], {}, { ...kept, imgs: [1] }, { ...kept, place: 3 }].filter(isPostForm)).toEqual([])
  expect(isPostForm(kept)).toBe(true)
})
