import { MODULE_TYPE } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { JoinSheet } from '@/domain/join/JoinSheet'
import { ItemList } from '@/domain/list/ItemList'
import { useAsk } from '@/flows/useAsk'
import { errorText } from '@/locales/errorText'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useContentList } from '@/screens/list/useContentList'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { ListEnd } from '@/ui/screen/ListEnd'
import { text } from '../messages'
import { ClubFacts } from './ClubFacts'
import { ClubMembers } from './ClubMembers'
import css from './index.module.scss'
import { useClub } from './useClub'

/** Number of a club's albums that its page shows. */
const FEW_ALBUMS = 3

function MateDetail() {
  const { iid, params } = useRoute<'mate.detail'>()
  const { member } = useSession()
  const { page, join, store } = useClub(iid, params.id)
  const { detail } = page.detail
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })
  const ask = useAsk(page.detail.title, detail?.author)
  const acts = useContentList({ iid, moduleType: MODULE_TYPE.act, tag: `@in:${params.id}` })
  const albums = useContentList({ iid, moduleType: MODULE_TYPE.cloudAlbum, tag: `@in:${params.id}` })
  const open = useOpenItem()

  const attempt = (act: () => Promise<unknown>) => act().catch((error: unknown) => toast.error(errorText(error)))
  const send = () =>
    attempt(async () => {
      const answer = await store.send()
      if (answer?.kind === 'ordered') await navigate('pay.order', { iid, gid: answer.gid })
      else if (answer) toast.success(text('joinedNow'))
    })
  const press = () =>
    attempt(async () => {
      const leaving = await store.press()
      if (!leaving || !(await dialog.confirm({ message: text('leaveAsk'), danger: true }))) return
      await store.leave()
      toast.show(text('left'))
    })
  return (
    <DetailScreen
      page={page}
      title={text('detail')}
      requireMember={() => member.requireMember()}
      onShare={share}
      ratio={16 / 9}
      facts={detail && <ClubFacts detail={detail} onAsk={ask} />}
      body={detail && <ContentBody detail={detail} />}
      after={
        <>
          {detail?.members && detail.members.length > 0 && (
            <ClubMembers iid={iid} club={detail} first={detail.members} />
          )}
          {(albums.rows.length > 0 || store.leads || store.joined) && (
            <View className={css.acts}>
              <View className={css.heading}>
                <SectionHeading
                  title={text('albums')}
                  actionText={text('allAlbums')}
                  onAction={() => void navigate('cloudalbum.list', { iid, parentId: params.id })}
                />
              </View>
              <ItemList items={albums.rows.slice(0, FEW_ALBUMS)} onOpen={open} />
            </View>
          )}
          {acts.rows.length > 0 && (
            <View className={css.acts}>
              <View className={css.heading}>
                <SectionHeading title={text('activities')} />
              </View>
              <ItemList items={acts.rows} onOpen={open} />
              {acts.more !== 'end' && <ListEnd state={acts.more} onMore={() => void acts.loadMore()} />}
            </View>
          )}
          {store.joined && !store.leads && (
            <AppButton id="join-button" kind="ghost" stretch onPress={() => void press()}>
              {text(store.offer)}
            </AppButton>
          )}
        </>
      }
      primary={
        store.leads ? undefined : store.joined ? (
          <AppButton id="ask-leader" kind="primary" stretch onPress={ask}>
            {text('askLeader')}
          </AppButton>
        ) : (
          <AppButton id="join-button" kind="primary" stretch disabled={store.full} onPress={() => void press()}>
            {text(store.offer)}
          </AppButton>
        )
      }
      overlay={
        <JoinSheet
          store={join}
          open={store.asking}
          title={text('join')}
          maxPeople={1}
          onClose={() => store.close()}
          onSend={() => void send()}
        />
      }
    />
  )
}

export default observer(MateDetail)
