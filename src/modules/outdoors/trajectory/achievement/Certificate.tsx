import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { errorText } from '@/locales/errorText'
import { SavePicture } from '@/screens/certificate/SavePicture'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { joinClasses } from '@/ui/joinClasses'
import { Picture } from '@/ui/media/Picture'
import { text } from '../messages'
import css from '../trajectory.module.scss'
import type { AroundStore } from './AroundStore'

interface CertificateProps {
  readonly store: AroundStore
  /** Of a finished track. */
  readonly onShare?: () => void
}

/** The badge, and the certificate that comes with it. */
export const Certificate = observer(function Certificate({ store, onShare }: CertificateProps) {
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
      <Text className={css.name}>{text('badgeDone')}</Text>
      {!isWhole && (
        <>
          <Text className={css.note}>{text('badgeTodo')}</Text>
          <Text className={css.note}>
            {missing.map(({ kind, name }) => (kind === 'finish' ? text('finishFirst') : name)).join(' · ')}
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
