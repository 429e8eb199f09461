import Taro from '@tarojs/taro'
import { fileAddress } from '../media/fileAddress'
import type { Player, PlayerEvents } from './types'

/** WeChat alone plays at other speeds; Taro's type lacks the manager's setter. */
type Manager = ReturnType<typeof Taro.getBackgroundAudioManager> & { playbackRate?: number }

let manager: Manager | null = null
let events: PlayerEvents | null = null

const canSpeed = process.env.TARO_ENV === 'weapp'

/** The platform's one manager of sound in the background, asked for at the first sound. */
function background(): Manager {
  if (manager) return manager
  const one: Manager = Taro.getBackgroundAudioManager()
  one.onTimeUpdate(() => events?.onTime(one.currentTime, Number.isFinite(one.duration) ? one.duration : 0))
  one.onPlay(() => events?.onPlay())
  one.onWaiting?.(() => events?.onWait())
  one.onPause(() => events?.onPause())
  one.onEnded(() => events?.onEnd())
  one.onError(() => events?.onFail())
  one.onStop(() => events?.onStop())
  one.onNext?.(() => events?.onNext())
  one.onPrev?.(() => events?.onPrevious())
  manager = one
  return one
}

/** The background audio manager of both mini-programs. */
export const player: Player = {
  canSpeed,
  listen(to) {
    events = to
  },
  play({ url, title, album, cover, startAt, speed }) {
    const one = background()
    // Without a title before the address the platform refuses to play.
    one.title = title
    one.epname = album
    one.singer = album
    one.coverImgUrl = cover && fileAddress(cover)
    one.startTime = startAt
    if (canSpeed) one.playbackRate = speed
    one.src = fileAddress(url)
  },
  pause: () => background().pause(),
  resume: () => background().play(),
  seek: (to) => background().seek(Math.max(0, to)),
  setSpeed(speed) {
    if (canSpeed) background().playbackRate = speed
  },
  stop: () => background().stop(),
}
