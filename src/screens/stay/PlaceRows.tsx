import type { ContentDetail } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { openPlace } from '@/flows/place/openPlace'
import { useAsk } from '@/flows/useAsk'
import { link } from '@/platform/link'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import locationIcon from '@/ui/icon/drawings/location.module.scss'
import serviceIcon from '@/ui/icon/drawings/service.module.scss'
import userIcon from '@/ui/icon/drawings/user.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { MapView } from '@/ui/map/MapView'
import { text } from './messages'
import css from './PlaceRows.module.scss'

interface PlaceRowsProps {
  readonly iid: number
  readonly detail: ContentDetail
}

/** Where a campsite or homestay is and whom to ask: address, phone, dialog. */
export const PlaceRows = observer(function PlaceRows({ iid, detail }: PlaceRowsProps) {
  const { title, lat, lng, extra, stay, author } = detail
  const ask = useAsk(title, author)
  const address = [extra.city, extra.place].filter(Boolean).join(' ')
  const at = lat === null || lng === null ? null : { lat, lng }
  return (
    <RowGroup flush>
      <ListRow
        id="ask-button"
        icon={<Icon drawing={userIcon.drawing} size={18} />}
        title={author.nick_name}
        note={text(stay?.kind === 'bnb' ? 'host' : 'owner')}
        value={text('ask')}
        onPress={ask}
      />
      {address !== '' && (
        <ListRow
          id="stay-place"
          icon={<Icon drawing={locationIcon.drawing} size={18} />}
          title={address}
          note={text('way')}
          {...(at ? { onPress: () => void openPlace(iid, { ...at, name: title, address }) } : {})}
        />
      )}
      {stay && stay.phone !== '' && (
        <ListRow
          id="stay-phone"
          icon={<Icon drawing={serviceIcon.drawing} size={18} />}
          title={stay.phone}
          note={text('call')}
          onPress={() => void link.dial(stay.phone)}
        />
      )}
    </RowGroup>
  )
})

/** The place on a map, not larger than it needs. */
export const PlaceMap = observer(function PlaceMap({ detail }: { readonly detail: ContentDetail }) {
  const { title, lat, lng } = detail
  if (lat === null || lng === null) return null
  const at = { lat, lng }
  return (
    <View className={css.map}>
      <MapView
        id="stay-map"
        label={text('map', { title })}
        centre={at}
        zoom={12}
        pins={[{ key: 1, at, label: title }]}
      />
    </View>
  )
})
