import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ItemList } from '@/domain/list/ItemList'
import { PostList } from '@/domain/post/PostList'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { navigate } from '@/routes/navigate'
import { useContentList } from '@/screens/list/useContentList'
import { useListMark } from '@/screens/list/useListMark'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from './index.module.scss'
import { useShared } from './useShared'

interface HighlightsProps {
  readonly iid: number
  readonly id: string
}

/** How many posts of the report are highlights: the most liked ones. */
const MOST = 3

const mostLiked = (posts: readonly ItemSummary[]): readonly ItemSummary[] =>
  [...posts].sort((a, b) => b.counts.like - a.counts.like).slice(0, MOST)

/** The replay with the report's best moments, who invited most, and the own place. */
export const Highlights = observer(function Highlights({ iid, id }: HighlightsProps) {
  const { member } = useSession()
  const { state, room, live, load } = useShared(iid, id)
  const reports = useContentList({ iid, moduleType: MODULE_TYPE.livePost, tag: `@in:${id}` })
  const mark = useListMark(iid, reports, 'like')
  const enter = () => void navigate('live.detail', { iid, id })
  const report = () => void navigate('live.content', { iid, id })
  const { mine = null, invites = [] } = live ?? {}
  const title = text(live && live.state !== 2 ? 'shareTitle' : 'replayOf')
  useShareMenu({ title: room?.title ?? title, imgUrl: room?.cover ?? '' })
  return (
    <ScreenFrame
      title={title}
      state={state}
      skeleton={<DetailSkeleton />}
      onRefresh={() => Promise.all([load(), reports.load()])}
      footer={
        <ActionBar>
          <AppButton id="to-poster" stretch onPress={() => void navigate('live.share', { iid, id })}>
            {text('toPoster')}
          </AppButton>
          <AppButton id="to-replay" kind="primary" stretch onPress={enter}>
            {text(live?.state === 2 && live.replay ? 'watchReplay' : 'enter')}
          </AppButton>
        </ActionBar>
      }
    >
      {room && (
        <View className={css.page}>
          <ItemList items={[room]} layout="big" onOpen={enter} />
          {reports.rows.length > 0 && (
            <>
              <SectionHeading title={text('highlights')} actionText={text('more')} onAction={report} />
              <PostList items={mostLiked(reports.rows)} onOpen={report} onLike={(one) => void mark.onToggle(one)} />
            </>
          )}
          <SectionHeading title={text('inviters')} />
          <View id="inviters" className={css.card}>
            {invites.length === 0 && <Text className={css.none}>{text('noInviters')}</Text>}
            {invites.map(({ rid, nick_name, headImg, count }, at) => (
              <View key={rid} id={`inviter-${rid}`} className={css.row}>
                <Text className={css.place}>{at + 1}</Text>
                <Avatar src={headImg} name={nick_name} size="small" />
                <Text className={css.name}>{nick_name}</Text>
                <Text className={css.note}>{text('invitedCount', { count })}</Text>
              </View>
            ))}
            {member.isMember && (
              <View id="inviter-mine" className={css.row}>
                <Text className={css.name}>{text('mine')}</Text>
                {mine && <Text className={css.note}>{text('place', { place: mine.place })}</Text>}
                <Text className={css.note}>
                  {mine ? text('invitedCount', { count: mine.count }) : text('mineNone')}
                </Text>
              </View>
            )}
          </View>
        </View>
      )}
    </ScreenFrame>
  )
})
