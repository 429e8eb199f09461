import { observer } from 'mobx-react'
import { useRoute } from '@/routes/useRoute'
import { LegalScreen } from '../components/LegalScreen'
import { text } from '../messages'

/** What the insurance covers, and that the member has read it. */
function Insurance() {
  const { iid } = useRoute<'info.insurance'>()
  return <LegalScreen iid={iid} kind="insurance" title={text('insurance')} />
}

export default observer(Insurance)
