import { observer } from 'mobx-react'
import { JoinForm } from '@/flows/distribution/JoinForm'
import { useJoinStore } from '@/flows/distribution/useJoinStore'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { useRoute } from '@/routes/useRoute'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'

/** The page behind a recruiter's link: it draws for visitors too, who register and apply by one button. */
function DisBind() {
  const { iid, query } = useRoute<'dis.bind'>()
  const store = useJoinStore(iid, query.parentId || '0')
  useShareMenu({ title: text('bindShare'), desc: '', imgUrl: '' })
  return (
    <ScreenFrame title={text('bind')} state={store.state} skeleton={<FormSkeleton />}>
      <JoinForm iid={iid} store={store} />
    </ScreenFrame>
  )
}

export default observer(DisBind)
