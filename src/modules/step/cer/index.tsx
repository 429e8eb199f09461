import { observer } from 'mobx-react'
import { grouped } from '@/lib/grouped'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { CertificateScreen } from '@/screens/certificate/CertificateScreen'
import { useSession } from '@/session/SessionProvider'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { ofChallenge } from '../CurrentChallenge'
import { text } from '../messages'
import { withoutChallenge } from '../withoutChallenge'

/** The certificate of a challenge, or how many steps are left. */
function Cer() {
  const { iid, query } = useRoute<'step.cer'>()
  const { id = '' } = query
  const { member } = useSession()
  const share = useShare({ title: text('cer') })
  return (
    <CertificateScreen
      iid={iid}
      scope="step"
      refId={id}
      title={text('cer')}
      lackWords={(lacks) => text('missing', { steps: grouped(lacks) })}
      lackAction={text('count')}
      onLack={() => void navigate('step.count', { iid, id })}
      gone={withoutChallenge(iid)}
      onShare={share}
    >
      {member.isMember && id !== '' && (
        <RowGroup>
          <ListRow
            id="cer-to-photo"
            title={text('cerPhoto')}
            onPress={() => void navigate('step.cerPhoto', { iid, id })}
          />
        </RowGroup>
      )}
    </CertificateScreen>
  )
}

export default ofChallenge('cer', observer(Cer))
