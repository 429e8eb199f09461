import { observer } from 'mobx-react-lite'
import { useRoute } from '@/routes/useRoute'
import { LegalScreen } from '../components/LegalScreen'
import { text } from '../messages'
import { partnerTenant } from '../partnerTenant'

function Privacy() {
  const { iid, name } = useRoute<'info.privacy' | 'info.privacyExt'>()
  const ext = name === 'info.privacyExt'
  return (
    <LegalScreen
      iid={ext ? partnerTenant : iid}
      kind={ext ? 'privacy_ext' : 'privacy'}
      title={text('privacy')}
      bare={ext}
      withdrawable={!ext}
    />
  )
}

export default observer(Privacy)
