import type { PlayerEvent } from './PlayerEvent'

export type VideoPlayerProps = {
  /** A file or a stream. With another address of the same video it plays on; another video has another key. */
  src: string
  poster?: string
  label?: string
  /** Starts without another tap, because the viewer has already chosen the video. */
  autoplay?: boolean
  /** Start position in seconds. */
  startAt?: number
  /** Called about four times a second during playback. */
  onTime?: (seconds: number) => void
  onEnd?: () => void
  onFail?: () => void
  onEvent?: (event: PlayerEvent) => void
  /** As high as its container. */
  fill?: boolean
  id?: string
}
