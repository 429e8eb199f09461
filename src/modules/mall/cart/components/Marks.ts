/** The ticks on the screen: lines to buy, or in managing mode lines to delete. */
export interface Marks {
  readonly areOn: (skuIds: readonly string[]) => boolean
  readonly set: (skuIds: readonly string[], on: boolean) => void
}
