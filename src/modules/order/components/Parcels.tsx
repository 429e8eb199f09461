import type { SupplyChainRow } from '@quanzi/contract'
import { clipboard } from '@/platform/clipboard'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'

interface ParcelsProps {
  readonly chains: readonly SupplyChainRow[]
  /** Number of the return parcel; '' without one. */
  readonly back: string
}

const copy = async (number: string) => {
  if ((await clipboard.write(number)).ok) toast.show(text('copied'))
}

/** The parcels of an order with their contents. A tap copies a number. */
export function Parcels({ chains, back }: ParcelsProps) {
  const numbers = [...new Set(chains.map(({ transportNumber }) => transportNumber))].filter(Boolean)
  if (numbers.length === 0 && back === '') return null
  return (
    <RowGroup>
      {numbers.map((number) => {
        const inside = chains.filter(({ transportNumber }) => transportNumber === number)
        return (
          <ListRow
            key={number}
            id={`parcel-${number}`}
            title={`${inside[0]?.company ?? ''} ${number}`}
            note={chains.length > 1 ? inside.map(({ title }) => title).join('、') : text('parcel')}
            value={text('copy')}
            onPress={() => void copy(number)}
          />
        )
      })}
      {back !== '' && (
        <ListRow title={back} note={text('parcelBack')} value={text('copy')} onPress={() => void copy(back)} />
      )}
    </RowGroup>
  )
}
