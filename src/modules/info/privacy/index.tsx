import { observer } from 'mobx-react-lite'
import { useRoute } from '@/routes/useRoute'
import { LegalScreen } from '../components/LegalScreen'
import { text } from '../messages'

function Privacy() {
  const { iid, name } = useRoute<'info.privacy' | 'info.privacyExt'>()
  const ext = name === 'info.privacyExt'
  return (
    <LegalScreen
      iid={iid}
      kind={ext ? 'privacy_ext' : 'privacy'}
      title={text('privacy')}
      bare={ext}
      withdrawable={true}
    />
  )
}

export default observer(Privacy)
