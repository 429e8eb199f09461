export interface Party {
  readonly roleId: number
  readonly uid: number
}

/**
 * The id of a conversation, equal on both ends: smaller and larger role id, smaller and larger uid (chat-and-calls
 * §3).
 */
export const conversationId = (one: Party, other: Party): string =>
  [
    Math.min(one.roleId, other.roleId),
    Math.max(one.roleId, other.roleId),
    Math.min(one.uid, other.uid),
    Math.max(one.uid, other.uid),
  ].join('_')
