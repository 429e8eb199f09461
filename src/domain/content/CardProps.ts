import type { ItemSummary } from '@quanzi/contract'

/** What every layout of a content card takes. */
export interface CardProps {
  readonly id: string
  readonly item: ItemSummary
  readonly onPress: () => void
  /** Leaves room at the right end for a button that lies over the card. */
  readonly roomAtEnd?: boolean
}
