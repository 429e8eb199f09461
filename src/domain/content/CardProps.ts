import type { ItemSummary } from '@quanzi/contract'

/** Props of every layout of a content card. */
export interface CardProps {
  readonly id: string
  readonly item: ItemSummary
  readonly onPress: () => void
  /** Leaves space at the right end for a button over the card. */
  readonly roomAtEnd?: boolean
}
