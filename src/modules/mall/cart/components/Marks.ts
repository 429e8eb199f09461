/** The ticks on the screen: what is bought, or while lines are managed what is deleted. */
export interface Marks {
  readonly areOn: (skuIds: readonly string[]) => boolean
  readonly set: (skuIds: readonly string[], on: boolean) => void
}
