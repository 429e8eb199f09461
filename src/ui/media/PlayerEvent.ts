/** Events of the player, for finding out why a video does not play. */
export type PlayerEvent = {
  readonly name: 'metadata' | 'play' | 'playing' | 'waiting' | 'pause' | 'end' | 'error'
  /** Size and duration with metadata; the platform's message with an error. */
  readonly detail?: string
}
