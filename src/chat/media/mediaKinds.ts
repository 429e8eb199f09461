/** What a member sends besides text. */
export type MediaKind = 'image' | 'voice' | 'video'
