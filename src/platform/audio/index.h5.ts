import type { PlayAudio } from './types'

let sound: HTMLAudioElement | null = null
let stopLast: () => void = () => undefined

/**
 * One element for all sounds: after a tap has started it once, the browser also lets it play the next sound
 * automatically.
 */
const player = (): HTMLAudioElement => {
  sound ??= new Audio()
  return sound
}

export const playAudio: PlayAudio = (url, { startAt = 0, onTime, onEnd, onFail }) => {
  stopLast()
  const one = player()
  let over = false
  const end = (tell?: () => void) => {
    if (over) return
    over = true
    one.pause()
    tell?.()
  }
  const tellTime = () => {
    if (!over) onTime?.(one.currentTime, Number.isFinite(one.duration) ? one.duration : 0)
  }
  const start = () => void one.play().catch(() => end(onFail))
  one.onloadedmetadata = () => {
    if (startAt > 0 && startAt < one.duration) one.currentTime = startAt
    tellTime()
  }
  one.ontimeupdate = tellTime
  one.onended = () => end(() => onEnd(true))
  one.onerror = () => end(onFail)
  one.src = url
  start()
  stopLast = () => end(() => onEnd(false))
  return { pause: () => !over && one.pause(), resume: () => !over && start(), stop: () => end() }
}
