import { observer } from 'mobx-react'
import { JoinForm } from '@/flows/distribution/JoinForm'
import { useJoinStore } from '@/flows/distribution/useJoinStore'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../promotion/messages'

/** A member applies to be a distributor, or sees where the application stands. */
function DistrApply() {
  const { iid, query } = useRoute<'account.distrApply'>()
  const { member } = useSession()
  const store = useJoinStore(iid, query.parentId || '0')
  return (
    <ScreenFrame title={text('apply')} state={memberScreen(member, store.state)} skeleton={<FormSkeleton />}>
      <JoinForm iid={iid} store={store} />
    </ScreenFrame>
  )
}

export default observer(DistrApply)
