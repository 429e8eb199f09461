import { createOrder, MODULE_TYPE } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { JoinSheet } from '@/domain/join/JoinSheet'
import { ItemList } from '@/domain/list/ItemList'
import { useAsk } from '@/flows/useAsk'
import { useJoin } from '@/flows/useJoin'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { useContentList } from '@/screens/list/useContentList'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { AvatarGroup } from '@/ui/content/AvatarGroup'
import { ListRow } from '@/ui/content/ListRow'
import { NoticeBar } from '@/ui/content/NoticeBar'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'
import { ClubMembers } from './ClubMembers'
import css from './index.module.scss'

/** Order type of joining a club. */
const CLUB_ORDER = 2

function MateDetail() {
  const { iid, params } = useRoute<'mate.detail'>()
  const { member } = useSession()
  const item = { iid, moduleType: MODULE_TYPE.mate, id: params.id }
  const page = useDetailPage(item)
  const join = useJoin(item)
  const [asking, setAsking] = useState(false)
  const { detail } = page.detail
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })
  const ask = useAsk(page.detail.title, detail?.author)
  const acts = useContentList({ iid, moduleType: MODULE_TYPE.act, tag: `@in:${params.id}` })
  const open = useOpenItem()

  const guarded = async (act: () => Promise<unknown>) => {
    try {
      await act()
      await page.detail.load()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const price = detail?.price ?? 0
  /** A club with a price is joined by its paid order (conventions §4, type 2). */
  const payToJoin = async () => {
    const form = join.ready()
    if (!form) return
    const { gid } = await callOnce(`mate:order:${params.id}`, createOrder, (reqId) => ({
      iid,
      num: 1,
      orderType: CLUB_ORDER,
      keys: params.id,
      name: form.name,
      phone: form.phone,
      info: { reqId, payable: price },
    }))
    setAsking(false)
    await navigate('pay.order', { iid, gid })
  }
  const send = () =>
    guarded(async () => {
      if (price > 0) return payToJoin()
      if (!(await join.join())) return
      setAsking(false)
      toast.success(text('joinedNow'))
    })
  const leave = async () => {
    if (!(await dialog.confirm({ message: text('leaveAsk'), danger: true }))) return
    await guarded(async () => {
      await join.leave()
      toast.show(text('left'))
    })
  }
  const joined = detail?.mine.joined ?? false
  // Who leads a club is neither taken in nor let out.
  const leads = detail?.mine.author
  const full = !joined && detail?.extra.state === 'full'
  const press = async () => {
    if (!(await member.requireMember())) return
    if (joined) await leave()
    else setAsking(true)
  }
  return (
    <DetailScreen
      page={page}
      title={text('detail')}
      requireMember={() => member.requireMember()}
      onShare={share}
      ratio={16 / 9}
      facts={
        detail && (
          <>
            {detail.notices?.map((notice) => (
              <NoticeBar key={notice} text={notice} />
            ))}
            <RowGroup flush>
              <ListRow id="ask-button" title={text('leader')} value={detail.author.nick_name} onPress={ask} />
              {detail.extra.city && <ListRow title={text('city')} value={detail.extra.city} />}
              {detail.extra.nextAct && <ListRow title={text('nextAct')} value={detail.extra.nextAct} />}
              <ListRow
                title={text('members')}
                value={
                  <AvatarGroup
                    people={(detail.people ?? []).map(({ rid, headImg, nick_name }) => ({
                      key: rid,
                      src: headImg,
                      name: nick_name,
                    }))}
                    max={5}
                    text={text('memberCount', { count: detail.extra.joined ?? detail.counts.join })}
                  />
                }
              />
            </RowGroup>
          </>
        )
      }
      body={detail && <ContentBody detail={detail} />}
      after={
        <>
          {detail?.members && detail.members.length > 0 && <ClubMembers members={detail.members} />}
          {acts.rows.length > 0 && (
            <View className={css.acts}>
              <View className={css.heading}>
                <SectionHeading title={text('activities')} />
              </View>
              <ItemList items={acts.rows} onOpen={open} />
            </View>
          )}
        </>
      }
      primary={
        leads ? undefined : (
          <AppButton
            id="join-button"
            kind={joined ? 'secondary' : 'primary'}
            stretch
            disabled={full}
            onPress={() => void press()}
          >
            {full ? text('full') : joined ? text('leave') : price > 0 ? text('pay') : text('join')}
          </AppButton>
        )
      }
      overlay={
        <JoinSheet
          store={join}
          open={asking}
          title={text('join')}
          maxPeople={1}
          onClose={() => setAsking(false)}
          onSend={() => void send()}
        />
      }
    />
  )
}

export default observer(MateDetail)
