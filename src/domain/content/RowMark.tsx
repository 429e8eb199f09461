import type { ItemSummary } from '@quanzi/contract'
import { CoverMark } from '@/ui/content/CoverMark'
import { MarkButton, type MarkChoice } from './MarkButton'
import { COVER_RATIOS, hasCover } from './RowCard'

/** The mark on the cover of an item's row, beside the row's card. */
export function RowMark({ item, ...choice }: MarkChoice & { readonly item: ItemSummary }) {
  return (
    <CoverMark ratio={hasCover(item) ? COVER_RATIOS[item.moduleType] : 'none'}>
      <MarkButton item={item} {...choice} />
    </CoverMark>
  )
}
