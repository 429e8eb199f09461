import Taro from '@tarojs/taro'
import { fileAddress } from '../media/fileAddress'
import type { PlayAudio } from './types'

let stopLast: () => void = () => undefined

export const playAudio: PlayAudio = (url, { startAt = 0, onTime, onEnd, onFail }) => {
  stopLast()
  const sound = Taro.createInnerAudioContext()
  let over = false
  const end = (tell?: () => void) => {
    if (over) return
    over = true
    sound.destroy()
    tell?.()
  }
  sound.onTimeUpdate(() => {
    if (!over) onTime?.(sound.currentTime, Number.isFinite(sound.duration) ? sound.duration : 0)
  })
  sound.onEnded(() => end(() => onEnd(true)))
  sound.onError(() => end(onFail))
  sound.startTime = startAt
  sound.src = fileAddress(url)
  sound.play()
  stopLast = () => end(() => onEnd(false))
  return { pause: () => !over && sound.pause(), resume: () => !over && sound.play(), stop: () => end() }
}
