import type { SupplyChainRow } from '@quanzi/contract'
import { joinWords } from '@/locales/joinWords'
import { navigate } from '@/routes/navigate'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { text } from '../messages'
import { parcelsOf } from '../parcelsOf'

interface ParcelsProps {
  readonly iid: number
  readonly gid: string
  readonly chains: readonly SupplyChainRow[]
}

/** The parcels of an order with their contents; a tap opens the tracking. */
export function Parcels({ iid, gid, chains }: ParcelsProps) {
  const parcels = parcelsOf(chains)
  if (parcels.length === 0) return null
  return (
    <RowGroup>
      {parcels.map(({ number, company, isBack, titles }) => (
        <ListRow
          key={number}
          id={`parcel-${number}`}
          title={isBack ? text('parcelBack') : `${company} ${number}`}
          note={isBack ? number : chains.length > 1 ? joinWords(titles) : text('parcel')}
          value={text('act_track')}
          onPress={() => void navigate('order.ems', { iid, gid, number })}
        />
      ))}
    </RowGroup>
  )
}
