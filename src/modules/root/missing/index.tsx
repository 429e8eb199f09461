import { NOT_FOUND_REDIRECT_MS, STAT_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { countUse } from '@/gateway/countUse'
import { address } from '@/platform/address'
import { useScreenHide, useScreenShow } from '@/platform/lifecycle/screenHooks'
import { relaunch } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { CountdownStore } from './CountdownStore'

const goHome = () => void relaunch('root.entry')

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}

function Missing() {
  const { from } = useRoute<'root.missing'>().query
  const { tenant } = useSession()
  const [countdown] = useState(() => new CountdownStore(NOT_FOUND_REDIRECT_MS / 1000, goHome, everySecond))
  useEffect(() => {
    countdown.start()
    countUse(STAT_TYPE.unknownPath, { iid: tenant.iid, path: from ?? address.current() ?? '' })
    return () => countdown.stop()
  }, [countdown, tenant, from])
  // A covered page stays mounted, and must not lead home from the page above it.
  useScreenHide(() => countdown.stop())
  useScreenShow(() => countdown.start())
  return (
    <ScreenFrame title={text('missingTitle')} onBack={goHome}>
      <EmptyState
        id="not-found"
        drawing="missing"
        message={text('missing', { seconds: countdown.seconds })}
        actionText={text('goHome')}
        onAction={goHome}
      />
    </ScreenFrame>
  )
}

export default observer(Missing)
