import type { AudioEvents } from '@/platform/audio/types'
import { VoicePlayer } from './VoicePlayer'

const voice = (tempID: string) => ({ tempID, url: `/oss/${tempID}` })

/** A player whose device reports nothing by itself; `events` belong to the last sound. */
function setUp(queue: readonly string[] = []) {
  const log: string[] = []
  let events: AudioEvents | null = null
  const player = new VoicePlayer({
    play: (url, told) => {
      events?.onEnd(false)
      events = told
      log.push(`play ${url}`)
      return { pause: () => log.push('pause'), resume: () => log.push('resume'), stop: () => log.push('stop') }
    },
    heard: (tempID) => log.push(`heard ${tempID}`),
    next: (tempID) => {
      const next = queue[queue.indexOf(tempID) + 1]
      return next === undefined ? null : voice(next)
    },
  })
  return { player, log, device: () => events as unknown as AudioEvents }
}

const failed = jest.fn()

test('a tap plays, the next one pauses, and another continues from there', () => {
  const { player, log, device } = setUp()
  player.toggle(voice('a'), failed)
  device().onTime?.(2, 5)
  expect([player.current, player.at, player.length]).toEqual(['a', 2, 5])
  player.toggle(voice('a'), failed)
  expect([player.isPaused, player.at]).toEqual([true, 2])
  player.toggle(voice('a'), failed)
  expect(log).toEqual(['heard a', 'play /oss/a', 'pause', 'resume'])
})

test('after a voice message the next new one plays automatically, and after the last one nothing plays', () => {
  const { player, log, device } = setUp(['a', 'b'])
  player.toggle(voice('a'), failed)
  device().onEnd(true)
  expect([player.current, player.at]).toEqual(['b', 0])
  device().onEnd(true)
  expect(player.current).toBeNull()
  expect(log).toEqual(['heard a', 'play /oss/a', 'heard b', 'play /oss/b'])
})

test('another voice message replaces the playing one; no third one follows', () => {
  const { player, log, device } = setUp(['a', 'b', 'c'])
  player.toggle(voice('a'), failed)
  const first = device()
  player.toggle(voice('c'), failed)
  first.onTime?.(4, 4)
  first.onFail()
  expect([player.current, player.at]).toEqual(['c', 0])
  expect(log).toEqual(['heard a', 'play /oss/a', 'heard c', 'play /oss/c'])
  expect(failed).not.toHaveBeenCalled()
  player.stop()
  expect([player.current, log[4]]).toEqual([null, 'stop'])
})

test('a message shows when the device cannot play a sound', () => {
  const { player, device } = setUp(['a', 'b'])
  player.toggle(voice('a'), failed)
  device().onFail()
  expect(player.current).toBeNull()
  expect(failed).toHaveBeenCalledTimes(1)
})
