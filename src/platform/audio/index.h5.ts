import type { PlayAudio } from './types'

let stopLast: () => void = () => undefined

export const playAudio: PlayAudio = (url, { startAt = 0, onTime, onEnd, onFail }) => {
  stopLast()
  const sound = new Audio(url)
  let over = false
  const end = (tell?: () => void) => {
    if (over) return
    over = true
    sound.pause()
    tell?.()
  }
  const tellTime = () => {
    if (!over && Number.isFinite(sound.duration)) onTime?.(sound.currentTime, sound.duration)
  }
  sound.onloadedmetadata = () => {
    if (startAt > 0 && startAt < sound.duration) sound.currentTime = startAt
    tellTime()
  }
  sound.ontimeupdate = tellTime
  sound.onended = () => end(onEnd)
  sound.onerror = () => end(onFail)
  sound.play().catch(() => end(onFail))
  stopLast = () => end(onEnd)
  return () => end()
}
