import { getPaid, MODULE_TYPE, playPaid, savePaidProgress } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { AuthorRow } from '@/domain/detail/AuthorRow'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { ItemList } from '@/domain/list/ItemList'
import { call } from '@/gateway/call'
import { useAsk } from '@/hooks/useAsk'
import { useContentList } from '@/hooks/useContentList'
import { useDetailPage } from '@/hooks/useDetailPage'
import { useOpenItem } from '@/hooks/useOpenItem'
import { useShare } from '@/hooks/useShare'
import { createId } from '@/lib/createId'
import { t } from '@/locales/t'
import { back, navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { dialog } from '@/ui/feedback/dialog'
import { Picture } from '@/ui/media/Picture'
import { VideoPlayer } from '@/ui/media/VideoPlayer'
import { pressProps } from '@/ui/press/pressProps'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from './index.module.scss'
import { WatchStore } from './WatchStore'

interface VideoProps {
  readonly iid: number
  readonly id: string
  /** detail: the player as high as the screen. detail1: 16:9 with introduction and playlist. */
  readonly tall: boolean
}

/** Without an id there is nothing to play: a word, and back. */
function VideoDetail() {
  const { iid, query, name } = useRoute<'video.detail' | 'video.detail1'>()
  const { id } = query
  useEffect(() => {
    if (!id) void dialog.alert({ message: text('paramWrong') }).then(() => back())
  }, [id])
  if (!id) return <ScreenFrame title={text('detail')} />
  return <Video iid={iid} id={id} tall={name === 'video.detail'} />
}

const Video = observer(function Video({ iid, id, tall }: VideoProps) {
  const { member } = useSession()
  const moduleType = MODULE_TYPE.video
  const page = useDetailPage({ iid, moduleType, id })
  const [watch] = useState(
    () =>
      new WatchStore({
        play: () => call(playPaid, { iid, moduleType, id }),
        position: async () => (await call(getPaid, { iid, moduleType, id })).position?.seconds ?? 0,
        savePosition: async (seconds) =>
          member.isMember && call(savePaidProgress, { iid, reqId: createId(), moduleType, id, seconds }),
      }),
  )
  const { detail } = page.detail
  const ask = useAsk(page.detail.title, detail?.author)
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })
  const list = useContentList({ iid, moduleType, tag: detail?.tags[0] ?? '' })
  const open = useOpenItem()
  const others = list.rows.filter((item) => item.id !== id)
  const next = others[0]
  const buy = () => void navigate('pay.videoContent', { iid, roomNo: detail?.extra.roomNo ?? id })
  const cover = detail?.cover ?? page.detail.known?.cover ?? ''
  return (
    <DetailScreen
      page={page}
      title={text('detail')}
      requireMember={() => member.requireMember()}
      onShare={share}
      media={
        <View className={tall ? css.tall : css.wide}>
          {watch.state === 'playing' && watch.address ? (
            <VideoPlayer
              src={watch.address.url}
              poster={cover}
              label={page.detail.title}
              startAt={watch.startAt}
              onTime={(seconds) => watch.watched(seconds)}
              onEnd={() => {
                watch.ended()
                if (tall && next) open(next)
              }}
              onFail={() => watch.failed()}
            />
          ) : (
            <>
              <Picture src={cover} alt={page.detail.title} lazy={false} />
              <View className={css.veil}>
                {watch.state === 'denied' && (
                  <>
                    <Text className={css.word}>{text('locked')}</Text>
                    <AppButton id="buy-button" kind="accent" onPress={buy}>
                      {text('buy')}
                    </AppButton>
                  </>
                )}
                {watch.state === 'failed' && <Text className={css.word}>{text('playFailed')}</Text>}
                {watch.state !== 'denied' && (
                  <View
                    id="play-button"
                    className={css.play}
                    {...pressProps(() => void watch.open(), { label: t('play') })}
                  >
                    <View className={css.triangle} />
                  </View>
                )}
              </View>
            </>
          )}
        </View>
      }
      facts={detail && <AuthorRow item={detail} {...(detail.mine.author ? {} : { onAsk: ask })} />}
      body={detail && <ContentBody detail={detail} />}
      after={
        others.length > 0 && (
          <View className={css.playlist}>
            <View className={css.heading}>
              <SectionHeading title={text('playlist')} />
            </View>
            <ItemList items={others.slice(0, 6)} onOpen={open} />
          </View>
        )
      }
    />
  )
})

export default VideoDetail
