import type { FaceResult } from '@quanzi/contract'
import { PHOTO_FLAG, PhotoFormStore } from './PhotoFormStore'

const PASSED: FaceResult = { succ: true, idCode: '330106', name: '林溪', msg: '识别通过', imgUrl: '/signed/1' }
const FAILED: FaceResult = { ...PASSED, succ: false, msg: '没有检测到人脸' }

function open(result: FaceResult, seen: FaceResult = { ...PASSED, imgUrl: '' }) {
  const look = jest.fn(async (_imgPath: string) => seen)
  const detect = jest.fn(async (_imgPath: string) => result)
  const sign = jest.fn(async (address: string) => `${address}?signed`)
  return { store: new PhotoFormStore('/upload/1.jpg', { look, detect, sign }), look, detect, sign }
}

test('fresh, then passed: the signed address is shown and returned', async () => {
  const { store, detect } = open(PASSED)
  expect([store.flag, store.shown]).toEqual([PHOTO_FLAG.fresh, '/upload/1.jpg'])
  expect(await store.submit()).toEqual(PASSED)
  expect(detect).toHaveBeenCalledWith('/upload/1.jpg')
  expect([store.flag, store.shown]).toEqual([PHOTO_FLAG.passed, '/signed/1'])
})

test('a photo is checked as soon as it is chosen: a refusal shows before the user confirms', async () => {
  const { store, look, detect } = open(PASSED, { ...FAILED, imgUrl: '' })
  await store.open()
  expect(store).toMatchObject({ flag: PHOTO_FLAG.failed, result: { msg: '没有检测到人脸' }, looking: false })
  expect(store.shown).toBe('/upload/1.jpg?signed')
  expect(await store.submit()).toBeNull()
  look.mockResolvedValueOnce({ ...PASSED, imgUrl: '' })
  await store.retake('/upload/2.jpg')
  expect(store).toMatchObject({ flag: PHOTO_FLAG.fresh, isGood: true, result: null })
  expect(await store.submit()).toEqual(PASSED)
  expect([look.mock.calls, detect.mock.calls]).toEqual([[['/upload/1.jpg'], ['/upload/2.jpg']], [['/upload/2.jpg']]])
})

test('a photo that could not be checked before is checked when it is submitted; a late result applies to no other photo', async () => {
  const { store, look } = open(FAILED)
  look.mockRejectedValueOnce(new Error('offline'))
  await store.open()
  expect(store).toMatchObject({ flag: PHOTO_FLAG.fresh, isGood: false, looking: false })
  expect(await store.submit()).toEqual(FAILED)
  let answer = (_seen: FaceResult) => {}
  look.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const late = store.retake('/upload/3.jpg')
  await store.retake('/upload/4.jpg')
  answer({ ...FAILED, imgUrl: '' })
  await late
  expect(store).toMatchObject({ flag: PHOTO_FLAG.fresh, isGood: true })
})

test('admissions-and-regions §8: failed: name, ID number and result stay until a retake', async () => {
  const { store } = open(FAILED)
  await store.submit()
  expect(store).toMatchObject({ flag: PHOTO_FLAG.failed, result: FAILED })
  await store.retake('/upload/2.jpg')
  expect(store).toMatchObject({ flag: PHOTO_FLAG.fresh, result: null, shown: '/upload/2.jpg' })
})

test('a double tap checks the photo once, and a checked photo is not checked again', async () => {
  const { store, detect } = open(PASSED)
  const [, second] = await Promise.all([store.submit(), store.submit()])
  expect(second).toBeNull()
  expect(await store.submit()).toBeNull()
  expect(detect).toHaveBeenCalledTimes(1)
})

test('a lost connection leaves the photo as it was', async () => {
  const { store, detect } = open(PASSED)
  detect.mockRejectedValueOnce(new Error('offline'))
  await expect(store.submit()).rejects.toThrow('offline')
  expect(store).toMatchObject({ flag: PHOTO_FLAG.fresh, busy: false })
})

test('an earlier photo gets a newly signed address, unless it was replaced meanwhile', async () => {
  const { store, sign } = open(PASSED)
  await store.open()
  expect(store.shown).toBe('/upload/1.jpg?signed')
  const late = store.open()
  await store.retake('/upload/2.jpg')
  await late
  expect(store.shown).toBe('/upload/2.jpg')
  sign.mockRejectedValueOnce(new Error('offline'))
  await store.open()
  sign.mockResolvedValueOnce('')
  await store.open()
  expect(store.shown).toBe('/upload/2.jpg')
})
