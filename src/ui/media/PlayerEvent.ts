/** What happens to the player, for whoever looks into why a video does not play. */
export type PlayerEvent = {
  readonly name: 'metadata' | 'play' | 'playing' | 'waiting' | 'pause' | 'end' | 'error'
  /** Size and length with metadata, the platform's own words with an error. */
  readonly detail?: string
}
