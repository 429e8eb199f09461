import { MODULE_TYPE, type PaidItem } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { PartRow } from '@/domain/paid/PartRow'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { useListening } from '@/overlays/listening/useListening'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { BuyPrompt } from '@/screens/series/BuyPrompt'
import { wantedPart } from '@/screens/series/partPlace'
import { usePartPlace } from '@/screens/series/usePartPlace'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { pressProps } from '@/ui/press/pressProps'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { SoundPanel } from './components/SoundPanel'
import css from './index.module.scss'
import { useAlbum } from './useAlbum'

function AudioPlayer() {
  const place = useRoute<'audio.player'>()
  const id = wantedPart(place)
  return <Album key={id} iid={place.iid} id={id} />
}

interface AlbumProps {
  readonly iid: number
  readonly id: string
}

const Album = observer(function Album({ iid, id }: AlbumProps) {
  const store = useAlbum(iid, id)
  const shown = store.open?.item ?? store.itemOf(id) ?? store.next
  if (shown) return <Track key={shown.id} iid={iid} store={store} item={shown} />
  const isEmpty = store.content !== null
  return (
    <ScreenFrame
      title={text('player')}
      state={isEmpty ? { kind: 'empty', message: text('noTrack') } : store.state}
      skeleton={<DetailSkeleton />}
    />
  )
})

interface TrackProps {
  readonly iid: number
  readonly store: PaidStore
  readonly item: PaidItem
}

/** The open track with its album. */
const Track = observer(function Track({ iid, store, item }: TrackProps) {
  const { member } = useSession()
  const listening = useListening()
  const page = useDetailPage({ iid, moduleType: MODULE_TYPE.track, id: item.id })
  const { detail } = page.detail
  const { content } = store
  const of = usePartPlace(item.id)
  const share = useShare({ title: item.title, desc: content?.title ?? '', imgUrl: content?.cover ?? '', of })
  const isSelling = content !== null && content.price > 0 && store.locked
  const buy = () => void navigate('pay.albumDetail', { iid, id: content?.id ?? '' })
  return (
    <DetailScreen
      page={page}
      title={text('player')}
      requireMember={() => member.requireMember()}
      onShare={share}
      untitled
      media={
        <SoundPanel
          store={store}
          listening={listening}
          item={item}
          cover={content?.cover ?? ''}
          heading={
            <View className={css.heading}>
              <Text id="detail-title" className={css.title}>
                {item.title}
              </Text>
              {content && (
                <View
                  className={css.album}
                  {...pressProps(() => void navigate('pay.albumDetail', { iid, id: content.id }), { role: 'link' })}
                >
                  <Text>{content.title}</Text>
                </View>
              )}
            </View>
          }
        />
      }
      body={
        detail &&
        detail.html !== '' && (
          <>
            <SectionHeading title={text('words')} />
            <ContentBody detail={detail} />
            {detail.locked && <Text className={css.note}>{text('lockedWords')}</Text>}
          </>
        )
      }
      after={
        <View id="tracks" className={css.tracks}>
          <SectionHeading title={text('tracks')} />
          {store.items.map((part, place) => (
            <PartRow
              key={part.id}
              item={part}
              number={place + 1}
              kind="audio"
              isOpen={part.id === item.id}
              selling={isSelling}
              onPress={() => {
                listening.take(iid, store)
                void store.start(part)
              }}
            />
          ))}
        </View>
      }
      primary={
        isSelling ? (
          <AppButton id="buy-button" kind="accent" stretch onPress={buy}>
            {text('buy', { yuan: priceNumber(content.price) })}
          </AppButton>
        ) : undefined
      }
      overlay={<BuyPrompt store={store} onBuy={buy} />}
    />
  )
})

export default observer(AudioPlayer)
