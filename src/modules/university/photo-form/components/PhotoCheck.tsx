import { checkFace, lookAtPhoto } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { expiresSoon, signAnew } from '@/flows/upload/signAnew'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { serverNow } from '@/platform/serverClock'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { SAMPLE_PICTURE } from '../../components/guidePictures'
import { UniversityFrame } from '../../components/UniversityFrame'
import { text } from '../../messages'
import { returnToForm } from '../../photoReturn'
import { uncheckedPhoto } from '../../uncheckedPhoto'
import type { ApplicantDesk } from '../../useApplicant'
import { usePhotoPick } from '../../usePhotoPick'
import { PHOTO_FLAG, PhotoFormStore } from '../PhotoFormStore'
import css from './PhotoCheck.module.scss'

/** An upright portrait, as the check requires. */
const RATIO = 295 / 413

interface PhotoCheckProps {
  readonly desk: ApplicantDesk
  readonly comId: string
  readonly groupId: string
  readonly imgurl: string
}

/** The photo next to a sample; confirming sends it to the face check. */
export const PhotoCheck = observer(function PhotoCheck({ desk, comId, groupId, imgurl }: PhotoCheckProps) {
  const { iid, applicant, who, guard } = desk
  const [store] = useState(
    () =>
      new PhotoFormStore(imgurl, {
        look: (imgPath) => call(lookAtPhoto, { iid, regId: applicant.regId, imgPath }),
        detect: (imgPath) => guard(call(checkFace, { ...who, regId: applicant.regId, imgPath })),
        sign: async (address) => (expiresSoon(address, serverNow()) ? (await signAnew(iid, [address]))[0] : '') ?? '',
      }),
  )
  useEffect(() => void store.open(), [store])
  const { uploading, pick } = usePhotoPick(desk, comId)
  const { flag, result } = store
  const submit = async () => {
    if (!(await dialog.confirm({ title: text('photoAsk') }))) return
    try {
      const found = await store.submit()
      if (found) uncheckedPhoto(desk, comId).drop()
      if (found?.succ) await returnToForm({ iid, groupId, comId, value: found.imgUrl })
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const retake = async () => {
    const next = await pick()
    if (next) await store.retake(next)
  }
  return (
    <UniversityFrame
      section="photoForm"
      busy={((store.busy || store.looking) && text('analysing')) || (uploading && text('uploading'))}
      footer={
        <ActionBar>
          {flag !== PHOTO_FLAG.passed && (
            <AppButton
              id="photo-retake"
              kind={flag === PHOTO_FLAG.failed ? 'primary' : 'secondary'}
              stretch
              onPress={() => void retake()}
            >
              {text('retake')}
            </AppButton>
          )}
          {flag === PHOTO_FLAG.fresh && !store.looking && (
            <AppButton id="photo-submit" kind="primary" stretch loading={store.busy} onPress={() => void submit()}>
              {text('photoSubmit')}
            </AppButton>
          )}
        </ActionBar>
      }
    >
      <View className={css.check}>
        <Text className={css.tip}>{text('photoTip')}</Text>
        <View className={css.pair}>
          <View className={css.photo}>
            <Picture src={SAMPLE_PICTURE} alt={text('sample')} ratio={RATIO} radius="card" lazy={false} />
            <Text className={css.label}>{text('sample')}</Text>
          </View>
          <View className={css.photo}>
            <Picture src={store.shown} alt={text('own')} ratio={RATIO} radius="card" lazy={false} />
            <Text className={css.label}>{text('own')}</Text>
          </View>
        </View>
        {flag === PHOTO_FLAG.fresh && store.isGood && (
          <Text id="photo-verdict" className={css.good}>
            {text('photoGood')}
          </Text>
        )}
        {flag === PHOTO_FLAG.failed && result && (
          <View id="photo-result">
            <RowGroup>
              <ListRow title={text('photoName')} value={<Text>{result.name || text('notSaved')}</Text>} />
              <ListRow title={text('photoId')} value={<Text>{result.idCode || text('notSaved')}</Text>} />
              <ListRow title={text('photoResult')} value={<Text className={css.failed}>{result.msg}</Text>} />
            </RowGroup>
          </View>
        )}
      </View>
    </UniversityFrame>
  )
})
