import { MODULE_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { openPlace } from '@/flows/place/openPlace'
import { formatMoment } from '@/locales/formatMoment'
import { useShare } from '@/overlays/share/useShare'
import { serverNow } from '@/platform/serverClock'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { ChipRow } from '@/ui/content/ChipRow'
import { ListRow } from '@/ui/content/ListRow'
import { Price } from '@/ui/content/Price'
import { RichText } from '@/ui/content/RichText'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { scrollToElement } from '@/ui/fields/scrollToField'
import clockIcon from '@/ui/icon/drawings/clock.module.scss'
import locationIcon from '@/ui/icon/drawings/location.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import css from '../game.module.scss'
import { gameStep } from '../gameStep'
import { text } from '../messages'
import { RefundTable } from './RefundTable'

/** The regulations of a sports event, part by part, with fees and the refund table. */
function GameDetail() {
  const { iid, params } = useRoute<'game.detail'>()
  const { id } = params
  const { member } = useSession()
  const page = useDetailPage({ iid, moduleType: MODULE_TYPE.game, id })
  const { detail } = page.detail
  const [part, setPart] = useState('')
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })
  const sections = detail?.game?.sections ?? []
  const goTo = (key: string) => {
    setPart(key)
    scrollToElement(`section-${key}`)
  }
  const step = detail ? gameStep(detail, [], serverNow()) : null
  const isClosed = step?.kind === 'closed' || step?.kind === 'results'
  const place = [detail?.extra.city, detail?.extra.place].filter(Boolean).join(' ')
  const { lat, lng } = detail ?? {}
  const showPlace =
    typeof lat === 'number' && typeof lng === 'number'
      ? () => void openPlace(iid, { lat, lng, name: detail?.extra.place ?? place, address: place })
      : undefined
  return (
    <DetailScreen
      page={page}
      title={text('detail')}
      requireMember={() => member.requireMember()}
      onShare={share}
      ratio={16 / 10}
      facts={
        detail && (
          <RowGroup flush>
            {detail.extra.startAt !== undefined && (
              <ListRow
                id="game-start"
                icon={<Icon drawing={clockIcon.drawing} size={18} />}
                title={formatMoment(detail.extra.startAt)}
                note={text('starts')}
              />
            )}
            {place !== '' && (
              <ListRow
                id="game-place"
                icon={<Icon drawing={locationIcon.drawing} size={18} />}
                title={place}
                note={text('place')}
                onPress={showPlace}
              />
            )}
          </RowGroup>
        )
      }
      body={
        detail && (
          <View>
            <SectionHeading title={text('story')} />
            <ContentBody detail={detail} />
            {sections.length > 0 && (
              <ChipRow
                idPrefix="part"
                items={sections.map((one) => ({ key: one.id, text: one.title }))}
                activeKey={part}
                onSelect={goTo}
              />
            )}
            {sections.map((one) => (
              <View key={one.id} id={`section-${one.id}`}>
                <SectionHeading title={one.title} />
                <RichText html={one.html} />
              </View>
            ))}
          </View>
        )
      }
      after={
        detail && (
          <View>
            <SectionHeading title={text('fee')} />
            <View className={joinClasses(css.table, css.flat)}>
              {(detail.tickets ?? []).map((ticket) => (
                <View key={ticket.id} className={css.cells}>
                  <Text className={css.cell}>{ticket.note ? `${ticket.name} · ${ticket.note}` : ticket.name}</Text>
                  <Price fen={ticket.price} zeroText={text('free')} />
                </View>
              ))}
            </View>
            <SectionHeading title={text('refundRule')} />
            <RefundTable steps={detail.refundRule ?? []} />
          </View>
        )
      }
      primary={
        <AppButton
          id="game-enter"
          kind="accent"
          stretch
          disabled={isClosed}
          onPress={() => void navigate('game.home', { iid, id })}
        >
          {text(isClosed ? 'do_closed' : 'enterNow')}
        </AppButton>
      }
    />
  )
}

export default observer(GameDetail)
