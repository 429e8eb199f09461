/** A member as the public sees one: nickname and picture only (conventions §9). */
export interface Person {
  readonly rid: number
  /**
   * The user's id, where the member may be written to: their dialog needs both ids (chat-and-calls §4). Given of who
   * answers for one thing (its author, the owner of what was bought), never in lists; absent when they cannot sign in.
   */
  readonly uid?: number
  readonly nick_name: string
  readonly headImg: string
}
