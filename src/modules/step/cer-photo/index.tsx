import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { uploadFile } from '@/gateway/uploadFile'
import { grouped } from '@/lib/grouped'
import { errorText } from '@/locales/errorText'
import { crop } from '@/platform/crop'
import type { Square } from '@/platform/crop/types'
import { media } from '@/platform/media'
import type { PickedFile } from '@/platform/media/types'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { CertificateScreen } from '@/screens/certificate/CertificateScreen'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { ofChallenge } from '../CurrentChallenge'
import { text } from '../messages'
import css from '../step.module.scss'
import { withoutChallenge } from '../withoutChallenge'
import { CropSheet } from './CropSheet'

const WHOLE: Square = { x: 0, y: 0, size: 0 }

/** The certificate with an own photo. Another photo keeps the number. */
function CerPhoto() {
  const { iid, query } = useRoute<'step.cerPhoto'>()
  const { id = '' } = query
  const { member } = useSession()
  const [picked, setPicked] = useState<PickedFile | null>(null)
  const [photo, setPhoto] = useState<{ readonly shown: string; readonly address: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const use = async (file: PickedFile, square: Square) => {
    if (busy) return
    setBusy(true)
    try {
      const cut = await crop.cut(file, square)
      if (!cut.ok) {
        if (cut.reason !== 'cancelled') toast.error(text('notImage'))
        return
      }
      const address = await uploadFile(cut.value, { iid }).address
      setPhoto({ shown: cut.value.path, address })
      setPicked(null)
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const choose = async () => {
    const outcome = await media.pickImages({ count: 1 })
    if (!outcome.ok) return void (outcome.reason === 'cancelled' || toast.error(text('notImage')))
    const [file] = outcome.value
    if (!file) return
    if (crop.ownScreen) setPicked(file)
    else await use(file, WHOLE)
  }
  return (
    <CertificateScreen
      iid={iid}
      scope="step"
      refId={id}
      title={text('cerPhoto')}
      lackWords={(lacks) => text('missing', { steps: grouped(lacks) })}
      lackAction={text('count')}
      onLack={() => void navigate('step.count', { iid, id })}
      gone={withoutChallenge(iid)}
      photo={photo?.address}
    >
      {member.isMember && id !== '' && (
        <View className={css.stack}>
          {photo && (
            <View className={css.code}>
              <Picture src={photo.shown} alt={text('photoOf')} ratio={1} lazy={false} />
            </View>
          )}
          <AppButton id="photo-choose" stretch loading={busy} onPress={() => void choose()}>
            {text(busy ? 'photoBusy' : photo ? 'changePhoto' : 'choosePhoto')}
          </AppButton>
        </View>
      )}
      <CropSheet file={picked} busy={busy} onUse={use} onClose={() => setPicked(null)} />
    </CertificateScreen>
  )
}

export default ofChallenge('cerPhoto', observer(CerPhoto))
