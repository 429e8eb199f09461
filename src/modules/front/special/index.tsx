import { getMainPage, MODULE_TYPE, PAGE_RID, type Section } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useMemo, useState } from 'react'
import { CollectAction } from '@/domain/detail/CollectAction'
import { SectionList } from '@/domain/sections/SectionList'
import { call } from '@/gateway/call'
import { itemCalls } from '@/gateway/itemCalls'
import { errorText } from '@/locales/errorText'
import { useShare } from '@/overlays/share/useShare'
import { goHome, navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { ConfigPageStore } from '@/screens/configPage/ConfigPageStore'
import { sectionHost } from '@/screens/configPage/sectionHost'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { FeedSkeleton } from '@/ui/feedback/FeedSkeleton'
import { toast } from '@/ui/feedback/toast'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from './messages'
import { SpecialDesk } from './SpecialDesk'

function Special() {
  const { iid, params, query } = useRoute<'index.special'>()
  const { id } = params
  const session = useSession()
  const { member } = session
  // As it is stored: staff arrange also what is not shown, as a list that is empty now.
  const [stored, setStored] = useState<readonly Section[] | null>(null)
  const [store] = useState(
    () =>
      new ConfigPageStore({
        iid,
        fetch: async () => {
          const page = await call(getMainPage, { iid, rid: PAGE_RID, id, needContent: true })
          setStored(page.page_show)
          return page
        },
      }),
  )
  const host = useMemo(() => sectionHost(store, session), [store, session])
  const [collected, setCollected] = useState(false)
  useKnownMember(() => store.load())
  useEffect(() => store.watch(), [store])
  const { page } = store
  useEffect(() => setCollected(page?.collected === true), [page])
  const share = useShare({
    title: store.share?.title || store.title || text('special'),
    desc: store.share?.desc ?? '',
    imgUrl: store.share?.imgUrl ?? '',
  })
  const collect = async () => {
    if (!(await member.requireMember())) return
    const on = !collected
    setCollected(on)
    try {
      await itemCalls({ iid, moduleType: MODULE_TYPE.specialPage, id }).setMark('collect', on)
    } catch (error) {
      setCollected(!on)
      toast.error(errorText(error))
    }
  }
  const gone: ScreenState = {
    ...{ kind: 'empty', message: text('gone') },
    ...{ actionText: text('home'), onAction: () => void goHome() },
  }
  const state = store.state.kind === 'empty' ? gone : store.state
  // The page comes to an observer at once, and to React's state a moment later.
  if (query.as === 'staff' && page?.mayEdit && stored)
    return <SpecialDesk iid={iid} id={id} store={store} stored={stored} host={host} />
  return (
    <ScreenFrame
      wide
      title={store.title || text('special')}
      state={state}
      skeleton={<FeedSkeleton />}
      onRefresh={() => store.load()}
      onMore={() => void store.loadMore()}
      more={store.more}
      footer={
        <ActionBar
          icons={
            <>
              <CollectAction collected={collected} onPress={() => void collect()} />
              <ActionIcon
                id="share-button"
                icon={<Icon drawing={shareIcon.drawing} size={20} />}
                text={text('share')}
                onPress={share}
              />
            </>
          }
        >
          {page?.mayEdit && (
            <AppButton
              id="special-edit"
              kind="secondary"
              stretch
              onPress={() => void navigate('index.special', { iid, id, as: 'staff' })}
            >
              {text('edit')}
            </AppButton>
          )}
        </ActionBar>
      }
    >
      <SectionList sections={store.sections.filter(({ hidden }) => !hidden)} flow={store.flow} host={host} />
    </ScreenFrame>
  )
}

export default observer(Special)
