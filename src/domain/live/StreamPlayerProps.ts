export interface StreamPlayerProps {
  /** Address of the stream's playlist (HLS). */
  readonly src: string
  readonly poster: string
  readonly label: string
  /** The stream has broken off and did not come back by itself. */
  readonly onFail: () => void
}
