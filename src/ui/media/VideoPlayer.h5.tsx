import type { VideoPlayerProps } from './VideoPlayer'
import css from './VideoPlayer.module.scss'

/** The browser's own player; it asks for no bytes before it is played. */
export function VideoPlayer({ src, poster, label, onEnd }: VideoPlayerProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: members' videos come without captions
    <video
      className={css.video}
      src={src}
      poster={poster}
      aria-label={label}
      controls
      playsInline
      preload="none"
      onEnded={onEnd}
    />
  )
}
