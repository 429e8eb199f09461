import { MODULE_TYPE, type PaidItem } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { PartRow } from '@/domain/paid/PartRow'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { useShare } from '@/overlays/share/useShare'
import { setVideoSpeed } from '@/platform/player/videoSpeed'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { wantedPart } from '@/screens/series/partPlace'
import { usePartPlace } from '@/screens/series/usePartPlace'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { ChipRow } from '@/ui/content/ChipRow'
import { priceNumber } from '@/ui/content/priceNumber'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { pressProps } from '@/ui/press/pressProps'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { Stage, VIDEO_ID } from './components/Stage'
import css from './index.module.scss'
import type { NextEpisode } from './NextEpisode'
import { useSeries } from './useSeries'

const SPEEDS = ['0.5', '0.8', '1', '1.25', '1.5', '2'] as const

function SeriesPlayer() {
  const place = useRoute<'pvideo.player'>()
  const id = wantedPart(place)
  return <Series key={id} iid={place.iid} id={id} />
}

interface SeriesProps {
  readonly iid: number
  readonly id: string
}

const Series = observer(function Series({ iid, id }: SeriesProps) {
  const { store, next } = useSeries(iid, id)
  // Whoever taps another episode looks at that one, also when it is locked.
  const shown = store.asked ?? store.open?.item ?? store.itemOf(id) ?? store.next
  const [speed, setSpeed] = useState('1')
  if (shown) return <Episode key={shown.id} {...{ iid, store, next, speed }} item={shown} onSpeed={setSpeed} />
  const isEmpty = store.content !== null
  return (
    <ScreenFrame
      title={text('player')}
      state={isEmpty ? { kind: 'empty', message: text('noEpisode') } : store.state}
      skeleton={<DetailSkeleton />}
    />
  )
})

interface EpisodeProps {
  readonly iid: number
  readonly store: PaidStore
  readonly next: NextEpisode
  readonly item: PaidItem
  readonly speed: string
  readonly onSpeed: (speed: string) => void
}

/** One episode with those beside it. */
const Episode = observer(function Episode({ iid, store, next, item, speed, onSpeed }: EpisodeProps) {
  const { member } = useSession()
  const page = useDetailPage({ iid, moduleType: MODULE_TYPE.episode, id: item.id })
  const { detail } = page.detail
  const { content } = store
  const [choosing, setChoosing] = useState(false)
  const of = usePartPlace(item.id)
  const share = useShare({ title: item.title, desc: content?.title ?? '', imgUrl: content?.cover ?? '', of })
  const isSelling = content !== null && content.price > 0 && store.locked
  const buy = () => void navigate('pay.pvideoAlbumDetail', { iid, id: content?.id ?? '' })
  const setSpeed = (to: string) => {
    onSpeed(to)
    setVideoSpeed(VIDEO_ID, Number(to))
    setChoosing(false)
  }
  const start = (part: PaidItem) => {
    next.stop()
    store.hideSheet()
    void store.start(part)
  }
  return (
    <DetailScreen
      page={page}
      title={text('player')}
      requireMember={() => member.requireMember()}
      onShare={share}
      media={
        <Stage
          store={store}
          next={next}
          item={item}
          onStart={() => setVideoSpeed(VIDEO_ID, Number(speed))}
          onBuy={buy}
        />
      }
      facts={
        content && (
          <View
            className={css.series}
            {...pressProps(() => void navigate('pay.pvideoAlbumDetail', { iid, id: content.id }), { role: 'link' })}
          >
            <Text>{content.title}</Text>
          </View>
        )
      }
      body={detail && detail.html !== '' && <ContentBody detail={detail} />}
      after={
        <View id="episodes" className={css.episodes}>
          <SectionHeading
            title={text('episodes')}
            actionText={`${text('speed')} ${text('speedOf', { speed })}`}
            onAction={() => setChoosing(true)}
          />
          {store.items.map((part, place) => (
            <PartRow
              key={part.id}
              item={part}
              number={place + 1}
              kind="video"
              isOpen={part.id === item.id}
              selling={isSelling}
              onPress={() => start(part)}
            />
          ))}
          <BottomSheet id="speed-sheet" open={choosing} title={text('speed')} onClose={() => setChoosing(false)}>
            <View className={css.speeds}>
              <ChipRow
                wrap
                items={SPEEDS.map((key) => ({ key, text: text('speedOf', { speed: key }) }))}
                activeKey={speed}
                onSelect={setSpeed}
              />
            </View>
          </BottomSheet>
        </View>
      }
      primary={
        isSelling ? (
          <AppButton id="buy-button" kind="accent" stretch onPress={buy}>
            {text('buy', { yuan: priceNumber(content.price) })}
          </AppButton>
        ) : undefined
      }
    />
  )
})

export default observer(SeriesPlayer)
