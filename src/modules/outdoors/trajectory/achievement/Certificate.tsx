import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { errorText } from '@/locales/errorText'
import { PaleCertificate } from '@/screens/certificate/PaleCertificate'
import { SavePicture } from '@/screens/certificate/SavePicture'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import starFilledIcon from '@/ui/icon/drawings/starFilled.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { Picture } from '@/ui/media/Picture'
import { text } from '../messages'
import css from '../trajectory.module.scss'
import type { AroundStore } from './AroundStore'

interface CertificateProps {
  readonly store: AroundStore
  /** Who will be named on the certificate. */
  readonly name: string
  /** Of a finished track. */
  readonly onShare?: () => void
}

/** The badge, and the certificate that comes with it. */
export const Certificate = observer(function Certificate({ store, name, onShare }: CertificateProps) {
  const { standing, isWhole } = store
  const issue = async () => {
    try {
      await store.issue()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  if (!standing) return null
  const { certificate, missing } = standing
  return (
    <View id="track-badge" className={joinClasses(css.badge, isWhole && css.lit)}>
      <View className={css.medal}>
        <Icon drawing={starFilledIcon.drawing} size={40} />
      </View>
      <Text className={css.name}>{text('badgeDone')}</Text>
      {!certificate && (
        <PaleCertificate
          standing={standing}
          heading={text('certificateName')}
          name={name}
          lackWords={(n) => text('lacks', { n })}
        />
      )}
      {!isWhole && (
        <>
          <Text className={css.note}>{text('badgeTodo')}</Text>
          <Text className={css.note}>
            {missing.map((lack) => (lack.kind === 'finish' ? text('finishFirst') : lack.name)).join(' · ')}
          </Text>
        </>
      )}
      {isWhole && !certificate && (
        <AppButton id="track-certificate" kind="primary" loading={store.busy} onPress={() => void issue()}>
          {text('certificate')}
        </AppButton>
      )}
      {certificate && (
        <>
          <Text className={css.note} id="track-no">
            {text('no', { no: certificate.no })}
          </Text>
          <View className={css.sheet}>
            <Picture
              src={certificate.imgUrl}
              alt={text('certificateAlt', { no: certificate.no })}
              fit="contain"
              plain
            />
          </View>
          <SavePicture id="track-save-image" imgUrl={certificate.imgUrl} />
        </>
      )}
      {onShare && (
        <AppButton id="track-share" onPress={onShare}>
          {text('share')}
        </AppButton>
      )}
    </View>
  )
})
