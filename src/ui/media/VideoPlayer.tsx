import { Video } from '@tarojs/components'
import css from './VideoPlayer.module.scss'

export type VideoPlayerProps = { src: string; poster?: string; label?: string; onEnd?: () => void }

export function VideoPlayer({ src, poster, onEnd }: VideoPlayerProps) {
  return (
    <Video
      className={css.video}
      src={src}
      poster={poster}
      controls
      showCenterPlayBtn
      onEnded={onEnd && (() => onEnd())}
    />
  )
}
