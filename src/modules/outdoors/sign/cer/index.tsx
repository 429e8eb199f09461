import { observer } from 'mobx-react'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { CertificateScreen } from '@/screens/certificate/CertificateScreen'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { useSubject } from '../useSubject'

/** The certificate of a subject, or the sites that are missing for it. */
function SignCer() {
  const { iid, query } = useRoute<'sign.cer'>()
  const { store, load } = useSubject(iid, { id: query.subjectid ?? '' })
  const { subjectId } = store
  if (subjectId === '') return <ScreenFrame title={text('cer')} state={store.state} onRefresh={load} />
  return (
    <CertificateScreen
      iid={iid}
      scope="sign"
      refId={subjectId}
      title={text('cer')}
      lackWords={(count) => text('lacks', { count })}
      onLack={({ id }) => void navigate('sign.site', { iid, siteid: id })}
    />
  )
}

export default observer(SignCer)
