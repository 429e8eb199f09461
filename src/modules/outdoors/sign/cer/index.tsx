import { observer } from 'mobx-react'
import { useMemo } from 'react'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import type { Place } from '@/routes/Place'
import { useRoute } from '@/routes/useRoute'
import { CertificateScreen } from '@/screens/certificate/CertificateScreen'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { useSubject } from '../useSubject'

/** The certificate of a subject, or the sites that are missing for it. */
function SignCer() {
  const { iid, cid, query } = useRoute<'sign.cer'>()
  const { store, load } = useSubject(iid, { id: query.subjectid ?? '' })
  const { subjectId, progress } = store
  // Friends come to the subject: the certificate is the member's own.
  const of = useMemo<Place | null>(
    () =>
      subjectId === ''
        ? null
        : {
            ...{ name: 'sign.subject', screen: 'sign/index', params: { iid, subjectid: subjectId }, iid, cid },
            query: {},
          },
    [subjectId, iid, cid],
  )
  const { title = '', cover = '' } = progress?.subject ?? {}
  const share = useShare({ title: title ? `${title} · ${text('cer')}` : text('cer'), imgUrl: cover, of })
  if (subjectId === '') return <ScreenFrame title={text('cer')} state={store.state} onRefresh={load} />
  return (
    <CertificateScreen
      iid={iid}
      scope="sign"
      refId={subjectId}
      title={text('cer')}
      lackWords={(count) => text('lacks', { count })}
      onLack={({ id }) => void navigate('sign.site', { iid, siteid: id })}
      onShare={share}
    />
  )
}

export default observer(SignCer)
