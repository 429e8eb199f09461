import { GatewayError } from '@/gateway/GatewayError'
import { settle } from './testing/ManualClock'
import { connected } from './testing/twoPhones'

const file = { path: 'blob:1', name: 'a.png', size: 3 }

test('a picture or voice shows at once, is uploaded, then sent; text does not wait for it', async () => {
  const { one, two } = await connected()
  const chat = one.with(2)
  expect(await chat.sendMedia('voice', file, { seconds: 3.4 })).toBe('taken')
  chat.send('text')
  await settle()
  expect(one.shown(2)).toEqual(['sent:text', 'uploading:3'])
  const [, voice] = chat.messages
  expect([voice?.progress, voice?.localPath]).toEqual([50, 'blob:1'])
  one.uploads[0]?.('/oss/h5/1000_1')
  await settle()
  expect(one.shown(2)).toEqual(['sent:text', 'sent:3'])
  expect(two.with(1).messages[1]?.body).toEqual({ type: 3, voiceUrl: '/oss/h5/1000_1?seconds=3' })
  expect(one.kept.size).toBe(0)
})

test('after a network fault the upload is repeated, also by the next process; a refusal is shown', async () => {
  const { clock, one } = await connected()
  await one.with(2).sendMedia('image', file)
  await settle()
  one.uploads[0]?.(new GatewayError({ kind: 'network', code: 0, msg: '' }))
  await clock.advance(6000)
  expect(one.uploads).toHaveLength(2)
  one.restart()
  one.start()
  await settle()
  expect(one.uploads).toHaveLength(3)
  one.uploads[2]?.(new GatewayError({ kind: 'business', code: 5, msg: 'too large' }))
  await settle()
  const [item] = one.with(2).messages
  expect([item?.status, item?.refusal]).toEqual(['failed', 'too large'])
  one.with(2).retry(item?.tempID ?? '')
  await settle()
  expect(one.uploads).toHaveLength(4)
  one.with(2).remove(item?.tempID ?? '')
  expect(one.shown(2)).toEqual([])
  expect(one.kept.size).toBe(0)
})

test('a message whose file is gone shows that', async () => {
  const { one } = await connected()
  await one.with(2).sendMedia('image', file)
  one.kept.clear()
  one.restart()
  one.start()
  await settle()
  expect(one.with(2).messages[0]?.refusal).toBe('gone')
})

test('a video and its still picture survive a kill of the app; a missing picture is made from the video', async () => {
  const { one, two } = await connected()
  const video = { path: 'blob:2', name: 'a.mp4', size: 9 }
  const stored = async (from: number) => {
    for (const [at, upload] of one.uploads.slice(from).entries()) upload(`/oss/h5/1000_${from + at}`)
    await settle()
  }
  await one.with(2).sendMedia('video', video, { poster: file })
  await settle()
  one.restart()
  one.start()
  await settle()
  expect([...one.kept.values()]).toEqual([video, file])
  await stored(1)
  await stored(2)
  expect(two.with(1).messages[0]?.body).toEqual({
    type: 4,
    videoUrl: '/oss/h5/1000_2',
    videoImageUrl: '/oss/h5/1000_1',
  })
  expect(one.kept.size).toBe(0)

  await one.with(2).sendMedia('video', video)
  await settle()
  expect(one.postersOf).toEqual(['blob:2'])
})

const sound = { path: 'blob:3', name: 'voice.m4a', size: 5 }

test('a voice message is sent with its length and bars, even when the app was killed before', async () => {
  const { one, two } = await connected()
  await one.with(2).sendMedia('voice', sound, { seconds: 3.4, wave: '0189' })
  await settle()
  one.restart()
  one.start()
  await settle()
  expect([...one.kept.values()]).toEqual([sound])
  one.uploads[1]?.('/oss/h5/1000_9')
  await settle()
  expect(two.with(1).messages[0]?.body).toEqual({ type: 3, voiceUrl: '/oss/h5/1000_9?seconds=3&wave=0189' })
})

test('a voice message is new on this device until it was played; the next new one plays automatically, the member’s own do not', async () => {
  const { one, two } = await connected()
  const spoken = async (at: number) => {
    await one.with(2).sendMedia('voice', sound, { seconds: 2 })
    await settle()
    one.uploads[at]?.(`/oss/h5/1000_${at}`)
    await settle()
  }
  await spoken(0)
  await spoken(1)
  two.with(1).send('I listen later')
  await settle()
  await spoken(2)
  const chat = two.with(1)
  const news = () => two.with(1).messages.map((one) => two.with(1).isNewVoice(one))
  expect(news()).toEqual([true, true, false, true])
  expect(one.with(2).messages.map((message) => one.with(2).isNewVoice(message))).toEqual([false, false, false, false])
  const [, second] = chat.messages
  chat.player.toggle({ tempID: second?.tempID ?? '', url: '/oss/h5/1000_1' }, () => undefined)
  expect(news()).toEqual([true, false, false, true])
  two.sounds[0]?.onEnd(true)
  expect(two.sounds[1]?.url).toContain('/oss/h5/1000_2')
  expect(news()).toEqual([true, false, false, false])
  two.sounds[1]?.onEnd(true)
  expect(two.sounds).toHaveLength(2)
  two.restart()
  two.start()
  await settle()
  expect(news()).toEqual([true, false, false, false])
})
