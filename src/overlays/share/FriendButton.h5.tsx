/** A browser has no such button. */
export const FriendButton = (_: { className: string; onPress: () => void; children: unknown }) => null
