import { MODULE_TYPE } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { rememberItem } from '@/domain/content/knownItems'
import { AuthorRow } from '@/domain/detail/AuthorRow'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { ItemList } from '@/domain/list/ItemList'
import { useAsk } from '@/flows/useAsk'
import { useShare } from '@/overlays/share/useShare'
import { back, navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { useContentList } from '@/screens/list/useContentList'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useSession } from '@/session/SessionProvider'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { dialog } from '@/ui/feedback/dialog'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { VideoStage } from '../components/VideoStage'
import { text } from '../messages'
import { useWatch } from '../useWatch'
import css from './index.module.scss'
import { neighbour } from './neighbour'
import { useSwipe } from './useSwipe'

interface VideoProps {
  readonly iid: number
  readonly id: string
  /** `detail`: the player is as high as the screen. `detail1`: 16:9 with introduction and playlist. */
  readonly tall: boolean
}

/** Without an id it shows a message and goes back. */
function VideoDetail() {
  const { iid, query, name } = useRoute<'video.detail' | 'video.detail1'>()
  const { id } = query
  useEffect(() => {
    if (!id) void dialog.alert({ message: text('paramWrong') }).then(() => back())
  }, [id])
  if (!id) return <ScreenFrame title={text('detail')} />
  return <Video key={id} iid={iid} id={id} tall={name === 'video.detail'} />
}

const Video = observer(function Video({ iid, id, tall }: VideoProps) {
  const { member } = useSession()
  const moduleType = MODULE_TYPE.video
  const page = useDetailPage({ iid, moduleType, id })
  const watch = useWatch(iid, id, page.detail.detail ?? page.detail.known)
  const { detail } = page.detail
  const ask = useAsk(page.detail.title, detail?.author)
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })
  const list = useContentList({ iid, moduleType, tag: detail?.tags[0] ?? '' })
  const open = useOpenItem()
  const others = list.rows.filter((item) => item.id !== id)
  const turn = (by: 1 | -1) => {
    const to = neighbour(list.rows, id, by)
    if (!to) return
    rememberItem(to)
    void replace('video.detail', { iid, id: to.id })
  }
  const swipe = useSwipe(turn)
  const cover = detail?.cover ?? page.detail.known?.cover ?? ''
  return (
    <DetailScreen
      page={page}
      title={text('detail')}
      requireMember={() => member.requireMember()}
      onShare={share}
      media={
        <View className={tall ? css.tall : css.wide} {...(tall ? swipe : {})}>
          <VideoStage
            watch={watch}
            title={page.detail.title}
            cover={cover}
            onBuy={() => void navigate('pay.videoContent', { iid, roomNo: detail?.extra.roomNo ?? id })}
            {...(tall ? { onEnd: () => turn(1) } : {})}
          />
        </View>
      }
      facts={detail && <AuthorRow item={detail} {...(detail.mine.author ? {} : { onAsk: ask })} />}
      body={detail && <ContentBody detail={detail} />}
      after={
        others.length > 0 && (
          <View className={css.playlist}>
            <View className={css.heading}>
              <SectionHeading
                title={text('playlist')}
                {...(tall ? { actionText: text('next'), onAction: () => turn(1) } : {})}
              />
            </View>
            <ItemList items={others.slice(0, 6)} onOpen={open} />
          </View>
        )
      }
    />
  )
})

export default VideoDetail
