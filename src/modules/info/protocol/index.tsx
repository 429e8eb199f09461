import { observer } from 'mobx-react'
import { useRoute } from '@/routes/useRoute'
import { LegalScreen } from '../components/LegalScreen'
import { text } from '../messages'

function Protocol() {
  const { iid, name } = useRoute<'info.protocol' | 'info.protocolExt'>()
  const kind = name === 'info.protocolExt' ? 'protocol_ext' : 'protocol'
  return <LegalScreen iid={iid} kind={kind} title={text('protocol')} />
}

export default observer(Protocol)
