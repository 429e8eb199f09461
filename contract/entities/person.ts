/** A member's public data: nickname and picture only (conventions §9). */
export interface Person {
  readonly rid: number
  /**
   * The user's id, when others may write to the member: a dialog needs both ids (chat-and-calls §4). Only for a person
   * responsible for one item (its author, its owner), never in lists. Absent when the member cannot sign in.
   */
  readonly uid?: number
  readonly nick_name: string
  readonly headImg: string
}
