import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { SectionList } from '@/domain/sections/SectionList'
import { t } from '@/locales/t'
import { usePopup } from '@/overlays/popup/usePopup'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { useConfigPage } from '@/screens/configPage/useConfigPage'
import { useTabBar } from '@/screens/shell/useTabBar'
import { useSession } from '@/session/SessionProvider'
import { FeedSkeleton } from '@/ui/feedback/FeedSkeleton'
import { text } from '../messages'
import { UniversityFrame } from './UniversityFrame'

interface ConfigPageProps {
  readonly iid: number
  readonly type: number
  readonly section: 'home' | 'master' | 'bachelor'
  readonly children?: ReactNode
}

/** A configurable page of the university. When it fails to load, that is only logged. */
export const ConfigPage = observer(function ConfigPage({ iid, type, section, children }: ConfigPageProps) {
  const { tenant } = useSession()
  const { store, host } = useConfigPage(iid, type)
  const tabBar = useTabBar()
  const popup = usePopup(store.state.kind === 'ready')
  useShareMenu({
    title: store.share?.title || tenant.name || text(section),
    desc: store.share?.desc ?? '',
    imgUrl: store.share?.imgUrl || tenant.site?.logo || '',
  })
  const shows = store.state.kind === 'ready' || store.state.kind === 'loading'
  const state = shows ? store.state : empty()
  return (
    <UniversityFrame
      section={section}
      state={state}
      skeleton={<FeedSkeleton />}
      onRefresh={() => store.load()}
      onMore={() => void store.loadMore()}
      more={store.more}
      tabBar={tabBar}
      overlay={popup}
    >
      {children}
      <SectionList sections={store.sections} flow={store.flow} host={host} />
    </UniversityFrame>
  )

  function empty() {
    return {
      kind: 'empty' as const,
      message: text('pageEmpty'),
      actionText: t('retry'),
      onAction: () => void store.load(),
    }
  }
})
