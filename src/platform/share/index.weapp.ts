import { miniShare } from './miniShare'

export const share = miniShare(true)
