/** The files that a member can send. */
export type MediaKind = 'image' | 'voice' | 'video'
