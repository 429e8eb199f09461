import { type ItemSummary, listContent } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { openChat } from '@/chat/openChat'
import { ItemList } from '@/domain/list/ItemList'
import { PagedList } from '@/domain/list/PagedList'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { toast } from '@/ui/feedback/toast'
import heartIcon from '@/ui/icon/drawings/heart.module.scss'
import heartFilledIcon from '@/ui/icon/drawings/heartFilled.module.scss'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from '../relation.module.scss'
import { namedRid, useOwner } from '../useOwner'
import { useRelation } from '../useRelation'
import { PersonHead } from './PersonHead'
import { PersonParts } from './PersonParts'

/** A member's public page. */
function RelationDetail() {
  const { iid, query } = useRoute<'relation.detail'>()
  const { member } = useSession()
  const owner = useOwner(query)
  const named = namedRid(query) > 0
  const store = useRelation(iid, named ? owner : undefined)
  const { relation } = store
  const rid = relation?.profile.rid ?? owner
  const [posts] = useState(
    () =>
      new PagedList<ItemSummary>(
        (pageNo) => call(listContent, { iid, tag: `@by:${namedRid(query) || member.rid}`, pageNo }),
        ({ moduleType, id }) => `${moduleType}:${id}`,
      ),
  )
  useKnownMember(() => {
    if (named || member.isMember) void posts.load()
  })
  const open = useOpenItem()
  const name = relation?.profile.name ?? ''
  const share = useShare({
    title: text('pageTitle', { name }),
    desc: relation?.profile.signature ?? '',
    imgUrl: relation?.profile.headImg ?? '',
  })
  const act = async (what: () => Promise<void>) => {
    if (!(await member.requireMember())) return
    await what().catch((error: unknown) => toast.error(errorText(error)))
  }
  const talk = () => {
    if (!relation) return
    const { uid, headImg } = relation.profile
    if (uid) void openChat({ roleId: rid, uid, nickName: name, avatar: headImg })
  }
  const isOther = relation !== null && !relation.mine.self
  return (
    <ScreenFrame
      title={text('detail')}
      state={named ? store.state : memberScreen(member, store.state)}
      skeleton={<DetailSkeleton />}
      onRefresh={() => Promise.all([store.load(), posts.load()])}
      {...posts.foot}
      footer={
        relation &&
        isOther && (
          <ActionBar>
            <ActionIcon icon={<Icon drawing={shareIcon.drawing} size={22} />} text={text('share')} onPress={share} />
            <ActionIcon
              id="praise-button"
              icon={<Icon drawing={(relation.mine.praised ? heartFilledIcon : heartIcon).drawing} size={22} />}
              text={text(relation.mine.praised ? 'praised' : 'praiseIt')}
              active={relation.mine.praised}
              onPress={() => void act(() => store.togglePraise())}
            />
            {relation.profile.uid && (
              <AppButton id="chat-button" onPress={talk}>
                {text('chat')}
              </AppButton>
            )}
            <AppButton
              id="follow-button"
              kind={relation.mine.following ? 'secondary' : 'primary'}
              stretch
              onPress={() => void act(() => store.toggleFollow())}
            >
              {text(relation.mine.mutual ? 'mutual' : relation.mine.following ? 'followed' : 'follow')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {relation && (
        <View className={css.page}>
          <PersonHead relation={relation} onOpen={(to) => void navigate(to, { iid, rid })} />
          {relation.profile.hidden && isOther ? (
            <EmptyState id="relation-hidden" drawing="locked" message={text('hidden')} />
          ) : (
            <PersonParts iid={iid} relation={relation} />
          )}
          {posts.rows.length > 0 && !(relation.profile.hidden && isOther) && (
            <>
              <SectionHeading title={text('posts')} />
              <ItemList items={posts.rows} onOpen={open} />
            </>
          )}
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(RelationDetail)
