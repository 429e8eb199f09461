import { MODULE_TYPE, saveContent } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { CommentPictures } from '@/domain/comment/CommentPictures'
import { AuthorRow } from '@/domain/detail/AuthorRow'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { openPlace } from '@/flows/place/openPlace'
import { tellGonePost } from '@/flows/post/gonePosts'
import { useAsk } from '@/flows/useAsk'
import { useFollow } from '@/flows/useFollow'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useShare } from '@/overlays/share/useShare'
import { leaveTo } from '@/routes/leaveTo'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { Chip } from '@/ui/content/Chip'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { VideoPlayer } from '@/ui/media/VideoPlayer'
import { text } from '../messages'
import css from './index.module.scss'

function FeedDetail() {
  const { iid, params } = useRoute<'feed.detail'>()
  const { feedId: id } = params
  const { member } = useSession()
  const page = useDetailPage({ iid, moduleType: MODULE_TYPE.feed, id })
  const { detail } = page.detail
  // Who came by a link has no list to go back to, and reads it on the screen.
  const gone = page.detail.gone && page.detail.known !== null
  const ask = useAsk(page.detail.title, detail?.author)
  const follow = useFollow(iid, page.detail)
  const share = useShare({
    title: page.detail.title,
    desc: detail?.author.nick_name ?? '',
    imgUrl: detail?.cover ?? '',
  })
  useEffect(() => {
    if (!gone) return
    toast.error(text('gone'))
    tellGonePost(id)
    void leaveTo('feed.list', { iid })
  }, [gone, id, iid])
  const remove = async () => {
    if (!detail || !(await dialog.confirm({ message: text('removeAsk'), danger: true }))) return
    try {
      await callOnce(`post:remove:${id}`, saveContent, (reqId) => ({
        ...{ iid, reqId, moduleType: MODULE_TYPE.feed, id, version: detail.version, status: 'deleted' as const },
      }))
      toast.success(text('removed'))
      await leaveTo('feed.list', { iid })
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const words = detail?.body.map((block) => block.text ?? '').join('\n') ?? ''
  const { place } = detail?.extra ?? {}
  const showPlace = () => {
    if (detail && place && detail.lat !== null && detail.lng !== null)
      void openPlace(iid, { lat: detail.lat, lng: detail.lng, name: place, address: place })
  }
  return (
    <DetailScreen
      page={page}
      title={text('detail')}
      untitled
      media={null}
      requireMember={() => member.requireMember()}
      onShare={share}
      facts={detail && <AuthorRow item={detail} follow={follow} {...(detail.mine.author ? {} : { onAsk: ask })} />}
      body={
        detail && (
          <View className={css.post}>
            <Text id="post-words" className={css.words} userSelect>
              {words}
            </Text>
            {detail.video ? (
              <VideoPlayer src={detail.video.src} poster={detail.video.poster} label={detail.title} />
            ) : (
              detail.imgs.length > 0 && <CommentPictures pictures={detail.imgs} large />
            )}
            <View className={css.marks}>
              {detail.tags.map((tag) => (
                <Chip key={tag} onPress={() => void navigate('index.topic', { iid, tag })}>
                  #{tag}
                </Chip>
              ))}
              {place && (
                <Chip id="post-place" {...(detail.lat === null ? {} : { onPress: showPlace })}>
                  {place}
                </Chip>
              )}
            </View>
          </View>
        )
      }
      after={
        detail?.mine.author && (
          <View className={css.own}>
            <AppButton id="post-remove" kind="danger" size="small" onPress={() => void remove()}>
              {text('remove')}
            </AppButton>
          </View>
        )
      }
    />
  )
}

export default observer(FeedDetail)
