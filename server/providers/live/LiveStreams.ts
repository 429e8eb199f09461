/** A live room, as far as its stream is concerned. */
export interface StreamedRoom {
  readonly iid: number
  readonly id: string
  /** ms */
  readonly startAt: number
}

/** Where the picture of a live room comes from: a streaming service, or the local stand-in. */
export interface LiveStreams {
  /**
   * The address of what the room sends now (HLS), which opens until `until`, ms. It is signed in its folder, so that
   * the parts of the stream inherit it. Null while nobody sends.
   */
  addressOf(room: StreamedRoom, until: number): Promise<string | null>
}
