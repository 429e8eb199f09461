import { Video } from '@tarojs/components'
import { fileAddress } from '@/platform/media/fileAddress'
import { joinClasses } from '@/ui/joinClasses'
import type { PlayerEvent } from './PlayerEvent'
import css from './VideoPlayer.module.scss'
import type { VideoPlayerProps } from './VideoPlayerProps'

const watching = (tell: (event: PlayerEvent) => void) => ({
  onLoadedMetaData: ({ detail }: { detail: { width?: number; height?: number; duration?: number } }) =>
    tell({ name: 'metadata', detail: `${detail.width}×${detail.height} ${detail.duration} s` }),
  onPlay: () => tell({ name: 'play' }),
  onWaiting: () => tell({ name: 'waiting' }),
  onPause: () => tell({ name: 'pause' }),
})

export function VideoPlayer({
  src,
  poster,
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
    <Video
      // Another address needs another player here: only a new one goes to where it begins.
      key={src}
      id={id}
      className={joinClasses(css.video, fill && css.fill)}
      src={fileAddress(src)}
      poster={poster && fileAddress(poster)}
      autoplay={autoplay}
      initialTime={startAt}
      controls
      showCenterPlayBtn
      onTimeUpdate={onTime && ((event) => onTime(event.detail.currentTime))}
      onEnded={() => {
        onEvent?.({ name: 'end' })
        onEnd?.()
      }}
      onError={(event) => {
        onEvent?.({ name: 'error', detail: String((event.detail as { errMsg?: string } | undefined)?.errMsg ?? '') })
        onFail?.()
      }}
      {...(onEvent ? watching(onEvent) : {})}
    />
  )
}
