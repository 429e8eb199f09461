/** Width divided by height of the goods' picture in a tile: its own ratio, limited to between 3:4 and 16:9. */
export const tileRatio = ({ ratio }: { readonly ratio: number }): number =>
  Math.min(16 / 9, Math.max(3 / 4, ratio || 1))
