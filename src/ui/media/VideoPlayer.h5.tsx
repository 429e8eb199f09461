import { joinClasses } from '@/ui/joinClasses'
import { useSource } from './useSource'
import css from './VideoPlayer.module.scss'
import type { VideoPlayerProps } from './VideoPlayerProps'

/** The browser's own player; a file is not loaded before it plays. */
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
  const source = useSource({
    src,
    startAt,
    onFail: () => {
      onEvent?.({ name: 'error', detail: 'stream' })
      onFail?.()
    },
  })
  return (
    // biome-ignore lint/a11y/useMediaCaption: members' videos come without captions
    <video
      id={id}
      ref={source.video}
      className={joinClasses(css.video, fill && css.fill)}
      src={source.src}
      poster={poster}
      aria-label={label}
      controls
      playsInline
      autoPlay={autoplay}
      preload="none"
      onPlay={() => {
        source.plays(true)
        onEvent?.({ name: 'play' })
      }}
      onPlaying={() => onEvent?.({ name: 'playing' })}
      onWaiting={() => onEvent?.({ name: 'waiting' })}
      onPause={() => {
        source.plays(false)
        onEvent?.({ name: 'pause' })
      }}
      onLoadedMetadata={(event) => {
        const { videoWidth, videoHeight, duration } = event.currentTarget
        onEvent?.({ name: 'metadata', detail: `${videoWidth}×${videoHeight} ${duration.toFixed(1)} s` })
        source.loaded()
      }}
      onTimeUpdate={(event) => {
        const { currentTime } = event.currentTarget
        if (source.moved(currentTime)) onTime?.(currentTime)
      }}
      onEnded={() => {
        onEvent?.({ name: 'end' })
        onEnd?.()
      }}
      onError={(event) => {
        if (source.src === undefined) return
        onEvent?.({ name: 'error', detail: event.currentTarget.error?.message ?? '' })
        onFail?.()
      }}
    />
  )
}
