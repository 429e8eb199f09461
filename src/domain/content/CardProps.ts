import type { ItemSummary } from '@quanzi/contract'

/** What every layout of a content card takes. */
export interface CardProps {
  readonly id: string
  readonly item: ItemSummary
  readonly onPress: () => void
}
