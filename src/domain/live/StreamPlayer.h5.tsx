import { useEffect, useRef } from 'react'
import { attachStream, type Stream } from '@/ui/media/attachStream'
import css from './StreamPlayer.module.scss'
import type { StreamPlayerProps } from './StreamPlayerProps'

/** Plays what is on the air; under a new address of the stream it goes on. */
export function StreamPlayer({ src, poster, label, onFail }: StreamPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<Stream | null>(null)
  const latest = useRef({ src, onFail })
  useEffect(() => {
    const element = video.current
    if (!element) return
    stream.current = attachStream(element, {
      ...{ src: latest.current.src, isLive: true },
      onFail: () => latest.current.onFail(),
    })
    return () => stream.current?.detach()
  }, [])
  useEffect(() => {
    if (latest.current.src !== src) stream.current?.move(src)
    latest.current = { src, onFail }
  }, [src, onFail])
  return (
    <video
      id="stream-player"
      ref={video}
      className={css.video}
      poster={poster}
      aria-label={label}
      controls
      playsInline
      autoPlay
      muted
    />
  )
}
