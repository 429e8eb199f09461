import { MODULE_TYPE } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AuthorRow } from '@/domain/detail/AuthorRow'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { FeedList } from '@/domain/list/FeedList'
import { useAsk } from '@/flows/useAsk'
import { useFollow } from '@/flows/useFollow'
import { useShare } from '@/overlays/share/useShare'
import { leaveTo } from '@/routes/leaveTo'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { useContentList } from '@/screens/list/useContentList'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { VideoPlayer } from '@/ui/media/VideoPlayer'
import { text } from '../messages'
import { removeNote } from '../removeNote'
import css from './index.module.scss'
import { NotePlaces } from './NotePlaces'

const OTHERS = 6

function NoteDetail() {
  const { iid, params } = useRoute<'note.detail'>()
  const { member } = useSession()
  const page = useDetailPage({ iid, moduleType: MODULE_TYPE.note, id: params.id })
  const { detail } = page.detail
  const ask = useAsk(page.detail.title, detail?.author)
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })
  const follow = useFollow(iid, page.detail)
  const list = useContentList({
    iid,
    moduleType: MODULE_TYPE.note,
    tag: `@by:${detail?.author.rid ?? ''}`,
    wanted: detail !== null,
  })
  const open = useOpenItem()
  const others = list.rows.filter(({ id }) => id !== params.id)
  const remove = async () => {
    if (detail && (await removeNote(iid, detail))) await leaveTo('note.list', { iid })
  }
  return (
    <DetailScreen
      page={page}
      title={text('detail')}
      requireMember={() => member.requireMember()}
      onShare={share}
      ratio={detail?.extra.ratio ?? 1}
      facts={
        detail && (
          <>
            <AuthorRow item={detail} follow={follow} {...(detail.mine.author ? {} : { onAsk: ask })} />
            <NotePlaces iid={iid} note={detail} />
          </>
        )
      }
      body={
        detail && (
          <>
            {detail.video && <VideoPlayer src={detail.video.src} poster={detail.video.poster} label={detail.title} />}
            <ContentBody detail={detail} />
          </>
        )
      }
      after={
        <>
          {detail?.mine.author && (
            <View className={css.own}>
              <AppButton
                kind="secondary"
                size="small"
                onPress={() => void navigate('note.preview', { iid, id: params.id })}
              >
                {text('edit')}
              </AppButton>
              <AppButton kind="danger" size="small" onPress={() => void remove()}>
                {text('remove')}
              </AppButton>
            </View>
          )}
          {others.length > 0 && (
            <View>
              <SectionHeading title={text('others')} />
              <View className={css.others}>
                <FeedList items={others.slice(0, OTHERS)} onOpen={open} />
              </View>
            </View>
          )}
        </>
      }
    />
  )
}

export default observer(NoteDetail)
