import { build } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { SectionList } from '@/domain/sections/SectionList'
import { usePopup } from '@/overlays/popup/usePopup'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { useRoute } from '@/routes/useRoute'
import { useConfigPage } from '@/screens/configPage/useConfigPage'
import { HomeBar } from '@/screens/shell/HomeBar'
import { useSession } from '@/session/SessionProvider'
import { FeedSkeleton } from '@/ui/feedback/FeedSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { homeShare } from './homeShare'

function Home() {
  const { iid, query } = useRoute<'index.home'>()
  const session = useSession()
  const { store, host } = useConfigPage(iid, Number(query.type) || undefined)
  useShareMenu(homeShare(store, session.tenant))
  const popup = usePopup(store.state.kind === 'ready')
  return (
    <ScreenFrame
      wide
      title={session.tenant.name || store.title || text('home')}
      header="none"
      state={store.state}
      skeleton={<FeedSkeleton />}
      onRefresh={() => store.load()}
      onMore={() => void store.loadMore()}
      more={store.more}
      overlay={popup}
      tabBar={<HomeBar tabs={session.tenant.tabs} current={build('index.home', { iid })} />}
    >
      <SectionList sections={store.sections} flow={store.flow} host={host} />
    </ScreenFrame>
  )
}

export default observer(Home)
