import { miniShare } from './miniShare'

// The short-video app has no timeline; its share hook carries the channel by itself.
export const share = miniShare(false)
