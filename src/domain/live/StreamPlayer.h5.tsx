import { useEffect, useRef } from 'react'
import { attachStream } from './attachStream'
import css from './StreamPlayer.module.scss'
import type { StreamPlayerProps } from './StreamPlayerProps'

/** Plays a stream: the browser itself where it can, else hls.js, which is fetched only here. */
export function StreamPlayer({ src, poster, label, onFail }: StreamPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const failed = useRef(onFail)
  failed.current = onFail
  useEffect(() => {
    const element = video.current
    return element ? attachStream(element, src, () => failed.current()) : undefined
  }, [src])
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
