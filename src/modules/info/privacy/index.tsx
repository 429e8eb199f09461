import { observer } from 'mobx-react'
import { useRoute } from '@/routes/useRoute'
import { LegalScreen } from '../components/LegalScreen'
import { text } from '../messages'

function Privacy() {
  const { iid, name } = useRoute<'info.privacy' | 'info.privacyExt'>()
  const kind = name === 'info.privacyExt' ? 'privacy_ext' : 'privacy'
  return <LegalScreen iid={iid} kind={kind} title={text('privacy')} />
}

export default observer(Privacy)
