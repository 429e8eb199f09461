import type { PlayerEvent } from './PlayerEvent'

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
  onEvent?: (event: PlayerEvent) => void
  /** As high as what it lies in. */
  fill?: boolean
  id?: string
}
