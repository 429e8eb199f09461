import type { ContentDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { formatPeriod } from '@/locales/formatPeriod'
import { ListRow } from '@/ui/content/ListRow'
import { LowestPrice } from '@/ui/content/LowestPrice'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import clockIcon from '@/ui/icon/drawings/clock.module.scss'
import locationIcon from '@/ui/icon/drawings/location.module.scss'
import shieldIcon from '@/ui/icon/drawings/shield.module.scss'
import userIcon from '@/ui/icon/drawings/user.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { text } from '../../messages'
import css from './ActFacts.module.scss'

interface ActFactsProps {
  readonly detail: ContentDetail
  readonly trial: boolean
  readonly onPlace?: () => void
  readonly onAsk: () => void
}

/** Price, time, place, deadline and leader. */
export function ActFacts({ detail, trial, onPlace, onAsk }: ActFactsProps) {
  const { extra, price, author } = detail
  const sessions = detail.sessions?.length ?? 0
  const Shown = (detail.tickets?.length ?? 0) > 1 ? LowestPrice : Price
  // A city that is a province is said once.
  const place = [...new Set([extra.province, extra.city, extra.place])].filter(Boolean).join(' ')
  return (
    <View className={css.facts}>
      {trial && <Text className={css.trial}>{text('trial')}</Text>}
      {price !== null && <Shown fen={price} size="large" zeroText={text('free')} />}
      <RowGroup flush>
        {extra.startAt !== undefined && (
          <ListRow
            icon={<Icon drawing={clockIcon.drawing} size={18} />}
            title={
              sessions > 1
                ? text('sessionsFrom', { date: formatMoment(extra.startAt), count: sessions })
                : formatPeriod(extra.startAt, extra.endAt ?? extra.startAt)
            }
            note={extra.closeAt ? `${text('closes')} ${formatMoment(extra.closeAt)}` : undefined}
          />
        )}
        {place && (
          <ListRow
            id="act-place"
            icon={<Icon drawing={locationIcon.drawing} size={18} />}
            title={place}
            note={extra.meet ? text('meetAt', { meet: extra.meet }) : text('place')}
            onPress={onPlace}
          />
        )}
        <ListRow
          id="ask-button"
          icon={<Icon drawing={userIcon.drawing} size={18} />}
          title={author.nick_name}
          note={text('leader')}
          value={text('ask')}
          onPress={onAsk}
        />
        {detail.insurance !== null && detail.insurance !== undefined && (
          <ListRow
            icon={<Icon drawing={shieldIcon.drawing} size={18} />}
            title={text('insurance')}
            note={
              detail.insurance === 0
                ? text('insuranceIncluded')
                : text('insuranceOptional', { price: priceNumber(detail.insurance) })
            }
          />
        )}
      </RowGroup>
    </View>
  )
}
