import { getFormItems } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Picture } from '@/ui/media/Picture'
import { UniversityFrame } from '../../components/UniversityFrame'
import { text } from '../../messages'
import { returnToForm } from '../../photoReturn'
import type { ApplicantDesk } from '../../useApplicant'
import css from './ApprovedPhoto.module.scss'

interface ApprovedPhotoProps {
  readonly desk: ApplicantDesk
  readonly comId: string
  readonly groupId: string
  readonly imgurl: string
}

/** The approved photo, for viewing only. Its address expires, so it is signed again. */
export function ApprovedPhoto({ desk, comId, groupId, imgurl }: ApprovedPhotoProps) {
  const { iid, applicant, who, guard } = desk
  const [shown, setShown] = useState(imgurl)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once per screen
  useEffect(() => {
    guard(call(getFormItems, { ...who, regId: applicant.regId, groupId, id: groupId })).then(
      ({ t1 }) => {
        const fresh = t1.find(({ id }) => String(id) === comId)?.value
        if (fresh) setShown(fresh)
      },
      // The address in the form may still be valid.
      () => undefined,
    )
  }, [])
  return (
    <UniversityFrame
      section="photoPreview"
      footer={
        <ActionBar>
          <AppButton id="back-to-form" kind="primary" stretch onPress={() => void returnToForm({ iid, groupId })}>
            {text('backToForm')}
          </AppButton>
        </ActionBar>
      }
    >
      <View className={css.preview}>
        <Text className={css.tip}>{text('previewTip')}</Text>
        <View id="approved-photo" className={css.photo}>
          <Picture src={shown} alt={text('own')} ratio={295 / 413} radius="card" lazy={false} />
        </View>
      </View>
    </UniversityFrame>
  )
}
