import type { ContentDetail, SavedAlbum } from '@quanzi/contract'
import { KeptPictures } from '@/flows/upload/KeptPictures'
import type { PickedFile } from '@/platform/media/types'
import { AddAlbumStore, type AlbumSave } from './AddAlbumStore'
import { type AlbumDraft, isAlbumDraft } from './albumForm'

const settle = () => new Promise((resolve) => setImmediate(resolve))
const picture = (path: string): PickedFile => ({ path, name: path, size: 9 })

/** A device that outlives the app, and a gateway whose uploads the test ends. */
function phone() {
  const files = new Map<string, PickedFile>()
  let names: readonly string[] = []
  let kept: string | null = null
  const uploads: { readonly path: string; readonly end: (fault?: Error) => void }[] = []
  const save = jest.fn(async (_wish: AlbumSave): Promise<SavedAlbum> => ({ id: 'a1', photoCount: 0 }))
  const askRest = jest.fn(async () => true)
  let picked: readonly PickedFile[] = []
  const open = (id = '', detail: object = {}) => {
    const store = new AddAlbumStore({
      id,
      fetch: async () => ({ title: '旧相册', summary: '', mine: { author: true }, ...detail }) as ContentDetail,
      pictures: new KeptPictures({
        files: {
          keep: async (name, file) => Boolean(files.set(name, file)),
          take: async (name) => files.get(name) ?? null,
          drop: async (name) => void files.delete(name),
        },
        name: 'album',
        list: {
          read: () => names,
          write: (next) => {
            names = next
          },
        },
      }),
      pick: async () => picked,
      upload: ({ path }) => {
        let end: (fault?: Error) => void = () => undefined
        const address = new Promise<string>((resolve, reject) => {
          end = (fault) => (fault ? reject(fault) : resolve(`/oss/h5/1_${path}?Signature=x`))
        })
        uploads.push({ path, end: (fault) => end(fault) })
        return { address, abort: () => end(new Error('aborted')) }
      },
      save,
      askRest,
      draft: {
        read: () => (kept === null ? null : (JSON.parse(kept) as AlbumDraft)),
        write: (draft) => {
          kept = draft && JSON.stringify(draft)
        },
      },
      newReqId: () => 'request-1',
      notAllowed: () => 'no',
    })
    store.queue.connect(
      (local, onProgress) => store.upload(local, onProgress),
      () => store.keep(),
    )
    return store
  }
  return {
    ...{ open, save, askRest, files, uploads },
    draft: () => kept && JSON.parse(kept),
    /** Chooses pictures as the uploader does. */
    choose: async (store: AddAlbumStore, ...paths: string[]) => {
      picked = paths.map(picture)
      store.queue.add(await store.choose(100))
    },
    end: async (path: string, fault?: Error) => {
      uploads
        .filter((upload) => upload.path === path)
        .at(-1)
        ?.end(fault)
      await settle()
    },
  }
}

const keys = ({ addPhotos }: AlbumSave) => addPhotos.map(({ key }) => key)

test('three pictures are uploaded at once, and an album is made when all are there', async () => {
  const { open, choose, end, uploads, save, files, draft } = phone()
  const store = open()
  await choose(store, 'a', 'b', 'c', 'd')
  expect(uploads.map(({ path }) => path)).toEqual(['a', 'b', 'c'])
  expect(await store.publish()).toBeNull()
  expect([store.tried, store.problem, save.mock.calls]).toEqual([true, 'titleWrong', []])
  store.change({ title: ' 周末 ' })
  const first = store.queue.items[0]
  if (first) store.setSize(first, { width: 40.4, height: 30 })
  const published = store.publish()
  expect(await store.publish()).toBeNull()
  for (const path of ['c', 'a', 'b', 'd']) await end(path)
  expect(await published).toBe('created')
  expect(save).toHaveBeenCalledTimes(1)
  const [wish] = save.mock.calls[0] ?? []
  expect(wish).toMatchObject({ title: ' 周末 ', visibility: 'public', open: false, reqId: 'request-1' })
  expect(wish?.addPhotos.slice(0, 2)).toEqual([
    { key: '/oss/h5/1_a', w: 40, h: 30 },
    { key: '/oss/h5/1_b', w: 0, h: 0 },
  ])
  store.close()
  expect([files.size, draft(), store.queue.items]).toEqual([0, null, []])
})

test('without a photo no album is made', async () => {
  const { open, save } = phone()
  const store = open()
  store.change({ title: '空的' })
  expect([await store.publish(), save.mock.calls]).toEqual(['noPhotos', []])
})

test('one failed picture does not lose the others: they are saved, it stays and is added later', async () => {
  const { open, choose, end, save, askRest, files } = phone()
  const store = open()
  store.change({ title: '周末' })
  await choose(store, 'a', 'b', 'c')
  await end('a')
  await end('b', new Error('down'))
  await end('c')
  askRest.mockResolvedValueOnce(false)
  expect([await store.publish(), save.mock.calls.length]).toEqual([null, 0])
  expect(await store.publish()).toBe('left')
  expect([store.failed, files.size, store.id]).toEqual([1, 1, 'a1'])
  store.retryAll()
  await end('b')
  expect(await store.publish()).toBe('saved')
  expect(save.mock.calls.map(([wish]) => [wish.id, keys(wish)])).toEqual([
    [undefined, ['/oss/h5/1_a', '/oss/h5/1_c']],
    ['a1', ['/oss/h5/1_b']],
  ])
})

test('paused uploads go on, also after the app was killed; what was stored is not sent again', async () => {
  const { open, choose, end, uploads, save, draft } = phone()
  const store = open()
  store.change({ title: '周末' })
  await choose(store, 'a', 'b')
  await end('a')
  store.togglePause()
  await settle()
  expect(store.queue.items.map(({ state }) => state)).toEqual(['uploaded', 'waiting'])
  store.close()
  expect(isAlbumDraft(draft())).toBe(true)
  expect(JSON.stringify(draft())).not.toContain('Signature')
  const later = open()
  await later.begin()
  expect(later.form.title).toBe('周末')
  expect(later.queue.items.map(({ state }) => state)).toEqual(['uploaded', 'uploading'])
  expect(uploads.map(({ path }) => path)).toEqual(['a', 'b', 'b'])
  await end('b')
  expect(await later.publish()).toBe('created')
  expect(save.mock.calls.map(([wish]) => keys(wish))).toEqual([['/oss/h5/1_a', '/oss/h5/1_b']])
})

test('after a lost answer the album is not made twice, and gets what was added meanwhile', async () => {
  const { open, choose, end, save } = phone()
  const store = open()
  store.change({ title: '周末' })
  await choose(store, 'a')
  await end('a')
  save.mockRejectedValueOnce(new Error('network'))
  await expect(store.publish()).rejects.toThrow('network')
  store.close()
  const later = open()
  await later.begin()
  await choose(later, 'b')
  await end('b')
  expect(await later.publish()).toBe('created')
  expect(save.mock.calls.map(([wish]) => [wish.reqId, wish.id, keys(wish).length])).toEqual([
    ['request-1', undefined, 1],
    ['request-1', undefined, 2],
    [undefined, 'a1', 2],
  ])
})

test('an owner changes words without photos; others add photos only, where they may', async () => {
  const album = { visibility: 'members', open: true, photoCount: 1, mayAdd: true }
  const { open, save, choose, end } = phone()
  const owner = open('7', { album })
  await owner.begin()
  owner.change({ title: '旧相册 ' })
  expect(owner.mustStay).toBe(false)
  // Words of an old album are no draft: leaving would lose them.
  owner.change({ title: '新名字' })
  expect(owner.mustStay).toBe(true)
  expect(await owner.publish()).toBe('saved')
  expect(owner.mustStay).toBe(false)
  expect(save.mock.calls[0]?.[0]).toEqual({
    ...{ id: '7', title: '新名字', intro: '', visibility: 'members', open: true },
    addPhotos: [],
  })
  const guest = open('7', { album, mine: { author: false } })
  await guest.begin()
  expect(await guest.publish()).toBe('noPhotos')
  await choose(guest, 'g')
  await end('g')
  expect(await guest.publish()).toBe('saved')
  expect(save.mock.calls[1]?.[0]).toEqual({ id: '7', addPhotos: [{ key: '/oss/h5/1_g', w: 0, h: 0 }] })
  const stranger = open('7', { album: { ...album, mayAdd: false }, mine: { author: false } })
  await stranger.begin()
  expect(stranger.state).toMatchObject({ kind: 'empty', message: 'no' })
})
