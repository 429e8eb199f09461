/** What goods are found by beside their words, as the index keeps it. */
export const marksOf = (goods: {
  readonly catId?: string | undefined
  /** The category above it, whose list has these goods too. */
  readonly parentCatId?: string | undefined
  readonly typeId?: string | undefined
  readonly supplierIid?: number | undefined
}): string[] => [
  ...[goods.catId, goods.parentCatId].flatMap((id) => (id ? [`cat:${id}`] : [])),
  ...(goods.typeId ? [`type:${goods.typeId}`] : []),
  ...(goods.supplierIid ? [`supplier:${goods.supplierIid}`] : []),
]
