import { observer } from 'mobx-react-lite'
import { useRoute } from '@/routes/useRoute'
import { LegalScreen } from '../components/LegalScreen'
import { text } from '../messages'

function Protocol() {
  const { iid, name } = useRoute<'info.protocol' | 'info.protocolExt'>()
  const ext = name === 'info.protocolExt'
  return (
    <LegalScreen
      iid={iid}
      kind={ext ? 'protocol_ext' : 'protocol'}
      title={text('protocol')}
      bare={ext}
      withdrawable={false}
    />
  )
}

export default observer(Protocol)
