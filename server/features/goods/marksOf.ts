/** The marks in the index by which goods are found, besides their words. */
export const marksOf = (goods: {
  readonly catId?: string | undefined
  /** The parent category, whose list has these goods too. */
  readonly parentCatId?: string | undefined
  readonly typeId?: string | undefined
  readonly supplierIid?: number | undefined
}): string[] => [
  ...[goods.catId, goods.parentCatId].flatMap((id) => (id ? [`cat:${id}`] : [])),
  ...(goods.typeId ? [`type:${goods.typeId}`] : []),
  ...(goods.supplierIid ? [`supplier:${goods.supplierIid}`] : []),
]
