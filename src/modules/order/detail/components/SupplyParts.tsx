import type { PriceParts } from '@quanzi/contract'
import { ListRow } from '@/ui/content/ListRow'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { text } from '../../messages'

/** A supplier's amounts for its lines: supply price and delivery, without the buyer's payment. */
export function SupplyParts({ parts: { subtotal, freight } }: { readonly parts: PriceParts }) {
  return (
    <RowGroup>
      <ListRow title={text('supplyPrice')} value={`¥${priceNumber(subtotal)}`} />
      {freight > 0 && <ListRow title={text('supplyFreight')} value={`¥${priceNumber(freight)}`} />}
      <ListRow id="supply-sum" title={text('supplySum')} value={`¥${priceNumber(subtotal + freight)}`} />
    </RowGroup>
  )
}
