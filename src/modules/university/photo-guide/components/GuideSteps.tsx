import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { replace } from '@/routes/navigate'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { joinClasses } from '@/ui/joinClasses'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { GUIDE_PICTURES } from '../../components/guidePictures'
import { UniversityFrame } from '../../components/UniversityFrame'
import { text } from '../../messages'
import type { ApplicantDesk } from '../../useApplicant'
import { usePhotoPick } from '../../usePhotoPick'
import { GUIDE_STEPS, guideButton } from '../guideSteps'
import css from './GuideSteps.module.scss'

interface GuideStepsProps {
  readonly desk: ApplicantDesk
  readonly comId: string
  readonly groupId: string
}

/** The rules of a good photo, one step at a time; the last step opens the camera. */
export function GuideSteps({ desk, comId, groupId }: GuideStepsProps) {
  const [at, setAt] = useState(0)
  const { uploading, pick } = usePhotoPick(desk, comId)
  const step = GUIDE_STEPS[at] ?? 1
  const press = async () => {
    if (at < GUIDE_STEPS.length - 1) return setAt(at + 1)
    const imgurl = await pick()
    if (imgurl) await replace('university.photoForm', { iid: desk.iid, imgurl, comId, groupId })
  }
  return (
    <UniversityFrame
      section="photoGuide"
      background="surface"
      busy={uploading && text('uploading')}
      footer={
        <ActionBar>
          <AppButton id="guide-next" kind="primary" stretch loading={uploading} onPress={() => void press()}>
            {text(guideButton(at))}
          </AppButton>
        </ActionBar>
      }
    >
      <View className={css.guide}>
        <Picture
          src={GUIDE_PICTURES[at] ?? ''}
          alt={text(`guide${step}Title`)}
          ratio={4 / 3}
          radius="card"
          lazy={false}
        />
        <Text className={css.count}>{text('guideStep', { step, all: GUIDE_STEPS.length })}</Text>
        <Text id="guide-title" className={css.title}>
          {text(`guide${step}Title`)}
        </Text>
        <Text className={css.words}>{text(`guide${step}`)}</Text>
        <View className={css.dots}>
          {GUIDE_STEPS.map((number, index) => (
            <View
              key={number}
              className={css.dotTarget}
              {...pressProps(() => setAt(index), {
                label: text('guideStep', { step: number, all: GUIDE_STEPS.length }),
                pressed: index === at,
              })}
            >
              <View className={joinClasses(css.dot, index === at && css.current)} />
            </View>
          ))}
        </View>
      </View>
    </UniversityFrame>
  )
}
