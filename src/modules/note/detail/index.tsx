import { MODULE_TYPE, saveContent } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { AuthorRow } from '@/domain/detail/AuthorRow'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { FeedList } from '@/domain/list/FeedList'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { useAsk } from '@/hooks/useAsk'
import { useContentList } from '@/hooks/useContentList'
import { useDetailPage } from '@/hooks/useDetailPage'
import { useOpenItem } from '@/hooks/useOpenItem'
import { useShare } from '@/hooks/useShare'
import { t } from '@/locales/t'
import { back, navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'
import css from './index.module.scss'

const OTHERS = 6

function NoteDetail() {
  const { iid, params } = useRoute<'note.detail'>()
  const { member } = useSession()
  const page = useDetailPage({ iid, moduleType: MODULE_TYPE.note, id: params.id })
  const { detail } = page.detail
  const ask = useAsk(page.detail.title, detail?.author)
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })
  const list = useContentList({ iid, moduleType: MODULE_TYPE.note })
  const open = useOpenItem()
  const others = list.rows.filter(({ id, author }) => id !== params.id && author.rid === detail?.author.rid)
  const remove = async () => {
    if (!detail || !(await dialog.confirm({ message: text('removeAsk'), danger: true }))) return
    try {
      await callOnce(`note:remove:${detail.id}`, saveContent, (reqId) => ({
        iid,
        reqId,
        moduleType: MODULE_TYPE.note,
        id: detail.id,
        version: detail.version,
        status: 'deleted' as const,
      }))
      toast.success(text('removed'))
      await back()
    } catch (error) {
      toast.error(isGatewayError(error) ? error.msg : t('failed'))
    }
  }
  return (
    <DetailScreen
      page={page}
      title={text('detail')}
      requireMember={() => member.requireMember()}
      onShare={share}
      ratio={detail?.extra.ratio ?? 1}
      facts={detail && <AuthorRow item={detail} {...(detail.mine.author ? {} : { onAsk: ask })} />}
      body={detail && <ContentBody detail={detail} />}
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
