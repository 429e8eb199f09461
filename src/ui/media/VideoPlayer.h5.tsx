import type { VideoPlayerProps } from './VideoPlayer'
import css from './VideoPlayer.module.scss'

/** The browser's own player; it asks for no bytes before it is played. */
export function VideoPlayer({
  src,
  poster,
  label,
  startAt = 0,
  onTime,
  onEnd,
  onFail,
  id = 'video-player',
}: VideoPlayerProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: members' videos come without captions
    <video
      id={id}
      className={css.video}
      src={src}
      poster={poster}
      aria-label={label}
      controls
      playsInline
      preload="none"
      onLoadedMetadata={(event) => {
        if (startAt > 0 && startAt < event.currentTarget.duration) event.currentTarget.currentTime = startAt
      }}
      onTimeUpdate={onTime && ((event) => onTime(event.currentTarget.currentTime))}
      onEnded={onEnd}
      onError={onFail}
    />
  )
}
