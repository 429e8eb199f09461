import { Video } from '@tarojs/components'
import css from './VideoPlayer.module.scss'

export type VideoPlayerProps = {
  src: string
  poster?: string
  label?: string
  /** Seconds at which to begin. */
  startAt?: number
  /** Called about four times a second while it plays. */
  onTime?: (seconds: number) => void
  onEnd?: () => void
  onFail?: () => void
  id?: string
}

export function VideoPlayer({
  src,
  poster,
  startAt = 0,
  onTime,
  onEnd,
  onFail,
  id = 'video-player',
}: VideoPlayerProps) {
  return (
    <Video
      id={id}
      className={css.video}
      src={src}
      poster={poster}
      initialTime={startAt}
      controls
      showCenterPlayBtn
      onTimeUpdate={onTime && ((event) => onTime(event.detail.currentTime))}
      onEnded={onEnd && (() => onEnd())}
      onError={onFail && (() => onFail())}
    />
  )
}
