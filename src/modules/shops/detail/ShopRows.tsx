import { type ContentDetail, isShopOpen, shopHoursOn } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { openPlace } from '@/flows/place/openPlace'
import { link } from '@/platform/link'
import { serverNow } from '@/platform/serverClock'
import { ListRow } from '@/ui/content/ListRow'
import { Rating } from '@/ui/content/Rating'
import { RowGroup } from '@/ui/content/RowGroup'
import { StatusTag } from '@/ui/content/StatusTag'
import clockIcon from '@/ui/icon/drawings/clock.module.scss'
import locationIcon from '@/ui/icon/drawings/location.module.scss'
import serviceIcon from '@/ui/icon/drawings/service.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { text } from '../partner/messages'
import { scoreText } from '../partner/shopWords'
import css from './index.module.scss'

/** Opens the way to the shop; absent without a place. */
export function wayTo(iid: number, { title, lat, lng, shop }: ContentDetail): (() => void) | undefined {
  if (lat === null || lng === null) return undefined
  return () => void openPlace(iid, { lat, lng, name: title, address: shop?.address ?? '' })
}

/** The score, today's hours, the phone and the way: what a visitor needs first. */
export function ShopRows({ iid, detail }: { readonly iid: number; readonly detail: ContentDetail }) {
  const { extra, shop } = detail
  if (!shop) return null
  const { hours, phone, address } = shop
  const way = wayTo(iid, detail)
  const now = serverNow()
  const isOpen = isShopOpen(hours, now)
  const today = shopHoursOn(hours, now).replace('00:00–24:00', text('allDay'))
  return (
    <View className={css.stack}>
      <View id="shop-score" className={css.score}>
        {extra.score !== undefined && <Rating value={Math.round(extra.score)} />}
        <Text className={css.note}>{scoreText(extra)}</Text>
      </View>
      <RowGroup flush>
        {hours.length > 0 && (
          <ListRow
            id="shop-hours"
            icon={<Icon drawing={clockIcon.drawing} size={18} />}
            title={text('today')}
            note={today || text('dayOff')}
            value={<StatusTag tone={isOpen ? 'success' : 'plain'}>{text(isOpen ? 'open' : 'closed')}</StatusTag>}
          />
        )}
        {phone !== '' && (
          <ListRow
            id="shop-phone"
            icon={<Icon drawing={serviceIcon.drawing} size={18} />}
            title={text('call')}
            value={phone}
            onPress={() => void link.dial(phone)}
          />
        )}
        {address !== '' && (
          <ListRow
            id="shop-place"
            icon={<Icon drawing={locationIcon.drawing} size={18} />}
            title={text('way')}
            note={address}
            {...(way ? { onPress: way } : {})}
          />
        )}
      </RowGroup>
    </View>
  )
}
