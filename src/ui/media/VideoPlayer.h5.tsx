import { joinClasses } from '@/ui/joinClasses'
import css from './VideoPlayer.module.scss'
import type { VideoPlayerProps } from './VideoPlayerProps'

/** The browser's own player; it loads nothing before it plays. */
export function VideoPlayer({
  src,
  poster,
  label,
  autoplay = false,
  startAt = 0,
  onTime,
  onEnd,
  onFail,
  onEvent,
  fill,
  id = 'video-player',
}: VideoPlayerProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: members' videos come without captions
    <video
      id={id}
      className={joinClasses(css.video, fill && css.fill)}
      src={src}
      poster={poster}
      aria-label={label}
      controls
      playsInline
      autoPlay={autoplay}
      preload="none"
      onPlay={() => onEvent?.({ name: 'play' })}
      onPlaying={() => onEvent?.({ name: 'playing' })}
      onWaiting={() => onEvent?.({ name: 'waiting' })}
      onPause={() => onEvent?.({ name: 'pause' })}
      onLoadedMetadata={(event) => {
        const { videoWidth, videoHeight, duration } = event.currentTarget
        onEvent?.({ name: 'metadata', detail: `${videoWidth}×${videoHeight} ${duration.toFixed(1)} s` })
        if (startAt > 0 && startAt < event.currentTarget.duration) event.currentTarget.currentTime = startAt
      }}
      onTimeUpdate={onTime && ((event) => onTime(event.currentTarget.currentTime))}
      onEnded={() => {
        onEvent?.({ name: 'end' })
        onEnd?.()
      }}
      onError={(event) => {
        onEvent?.({ name: 'error', detail: event.currentTarget.error?.message ?? '' })
        onFail?.()
      }}
    />
  )
}
