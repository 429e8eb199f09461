import { formatYuan, type PriceParts } from '@quanzi/contract'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { text } from '../../messages'

/** A supplier's amounts for its lines: supply price and delivery, without the buyer's payment. */
export function SupplyParts({ parts: { subtotal, freight } }: { readonly parts: PriceParts }) {
  return (
    <RowGroup>
      <ListRow title={text('supplyPrice')} value={`¥${formatYuan(subtotal)}`} />
      {freight > 0 && <ListRow title={text('supplyFreight')} value={`¥${formatYuan(freight)}`} />}
      <ListRow id="supply-sum" title={text('supplySum')} value={`¥${formatYuan(subtotal + freight)}`} />
    </RowGroup>
  )
}
