import type { CheckinDone, CheckinPlace } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { CheckinStore } from './CheckinStore'

const SITE = { id: 'a', name: '桥' } as CheckinPlace
const DONE: CheckinDone = {
  ...{ id: '1', first: true, at: 1, order: 27, entryId: null, person: '安', placeId: 'a', place: '桥', operator: '' },
}
const here = async () => ({ lat: 30, lng: 120, accuracy: 35.4 })

test('a double tap checks in once, and the photo goes with it', async () => {
  const photos: string[] = []
  const store = new CheckinStore({
    position: here,
    stands: async () => true,
    checkIn: async (_, __, photo) => {
      photos.push(photo)
      return DONE
    },
  })
  store.setPhoto('/oss/p.jpg')
  const answers = await Promise.all([store.checkIn(SITE), store.checkIn(SITE)])
  expect([answers, photos, store.photo, store.donePhoto]).toEqual([[DONE, null], ['/oss/p.jpg'], '', '/oss/p.jpg'])
})

test('expect-play §3 site: too far says the metres and the accuracy; without network the photo stays', async () => {
  let error = new GatewayError({ kind: 'business', code: 1000011, msg: '', response: { data: { metres: 320 } } })
  const store = new CheckinStore({
    position: here,
    stands: async () => true,
    checkIn: async () => {
      throw error
    },
  })
  store.setPhoto('/oss/p.jpg')
  await store.checkIn(SITE)
  expect(store.refused).toEqual({ kind: 'far', metres: 320, accuracy: 35 })
  error = new GatewayError({ kind: 'network', code: 0, msg: '', offline: true })
  await store.checkIn(SITE)
  expect([store.refused, store.photo, store.busy]).toEqual([{ kind: 'offline', hasPhoto: true }, '/oss/p.jpg', false])
  store.setPhoto('')
  await store.checkIn(SITE)
  expect(store.refused).toEqual({ kind: 'offline', hasPhoto: false })
  // With a network an answer was lost: the check-in may have counted.
  error = new GatewayError({ kind: 'network', code: 0, msg: '' })
  await store.checkIn(SITE)
  expect(store.refused).toEqual({ kind: 'unanswered' })
})

test('who does not give a position is not asked again by a message of the store', async () => {
  const store = new CheckinStore({ position: async () => null, stands: async () => true, checkIn: async () => DONE })
  expect(await store.checkIn(SITE)).toBeNull()
  expect([store.refused, store.done, store.busy]).toEqual([null, null, false])
})

test('why there is no position stays until the next try', async () => {
  const store = new CheckinStore({
    position: async (tell) => {
      tell('没有定位权限')
      return null
    },
    stands: async () => true,
    checkIn: async () => DONE,
  })
  await store.checkIn(SITE)
  expect(store.refused).toEqual({ kind: 'nowhere', words: '没有定位权限' })
})

test('the answer to a lost request tells of then: a check-in that staff have taken back since is made anew', async () => {
  const answers = [DONE, { ...DONE, id: '2', order: 28 }]
  const photos: string[] = []
  const store = new CheckinStore({
    position: here,
    stands: async () => false,
    checkIn: async (_, __, photo) => {
      photos.push(photo)
      return answers.shift() ?? { ...DONE, first: false }
    },
  })
  store.setPhoto('/oss/p.jpg')
  await store.checkIn(SITE)
  expect([store.done?.order, store.refused, photos]).toEqual([28, null, ['/oss/p.jpg', '/oss/p.jpg']])
  // It was only not seen to stand: the first answer holds.
  answers.push(DONE)
  await store.checkIn(SITE)
  expect(store.done).toEqual(DONE)
})
