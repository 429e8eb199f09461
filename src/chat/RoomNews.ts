import type { OnLive, OnTalk } from '@quanzi/contract'

/** What a member in a live room hears over the chat line: lines of talk, or how the room stands. */
export interface RoomNews {
  readonly talk?: OnTalk
  readonly live?: OnLive
}
