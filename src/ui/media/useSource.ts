import { type RefObject, useEffect, useRef } from 'react'
import { attachStream, isStream, type Stream } from './attachStream'

interface SourceWish {
  readonly src: string
  /** Seconds from the beginning. */
  readonly startAt: number
  readonly onFail: () => void
}

interface Source {
  readonly video: RefObject<HTMLVideoElement>
  /** For the element; undefined for a stream, which is attached to it. */
  readonly src: string | undefined
  /** The element knows what it plays: goes where the viewer was, or begins. */
  readonly loaded: () => void
  /** The element plays, or rests. */
  readonly plays: (on: boolean) => void
  /** False while another address is being loaded: then the element's time says nothing. */
  readonly moved: (seconds: number) => boolean
}

/** What a video element plays. With another address it goes on at the same second, in the same element. */
export function useSource({ src, startAt, onFail }: SourceWish): Source {
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<Stream | null>(null)
  const now = useRef({ src, at: startAt, playing: false, moving: false })
  const latest = useRef({ src, startAt, onFail })
  latest.current = { src, startAt, onFail }
  const isMoving = () => now.current.moving || now.current.src !== latest.current.src
  const streamed = isStream(src)
  useEffect(() => {
    const element = video.current
    if (!streamed || !element) return
    const { src: first } = now.current
    const begun = latest.current.startAt
    const one = attachStream(element, { src: first, startAt: begun, onFail: () => latest.current.onFail() })
    stream.current = one
    return () => {
      stream.current = null
      one.detach()
    }
  }, [streamed])
  useEffect(() => {
    const { current } = now
    if (current.src === src) return
    current.src = src
    current.moving = stream.current ? stream.current.move(src) : !isStream(src)
  }, [src])
  return {
    video,
    src: streamed ? undefined : src,
    loaded: () => {
      const { current } = now
      const element = video.current
      if (!element) return
      const to = current.moving ? current.at : latest.current.startAt
      if (to > 0 && to < element.duration) element.currentTime = to
      if (current.moving && current.playing) element.play().catch(() => undefined)
      current.moving = false
    },
    plays: (on) => {
      if (!isMoving()) now.current.playing = on
    },
    moved: (seconds) => {
      if (isMoving()) return false
      now.current.at = seconds
      return true
    },
  }
}
