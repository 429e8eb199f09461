import { useRoute } from '@/routes/useRoute'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { screenLoading } from '@/ui/screen/ScreenState'
import { UniversityFrame } from '../components/UniversityFrame'
import { universityScreen } from '../components/universityScreen'
import { useParamCheck } from '../components/useParamCheck'
import { useApplicant } from '../useApplicant'
import { GuideSteps } from './components/GuideSteps'

function UniversityPhotoGuide() {
  const { iid, query } = useRoute<'university.photoGuide'>()
  const { comId = '', groupId = '' } = query
  const desk = useApplicant(iid)
  const complete = useParamCheck(comId !== '' && groupId !== '')
  if (!desk || !complete)
    return <UniversityFrame section="photoGuide" state={screenLoading} skeleton={<DetailSkeleton />} />
  return <GuideSteps desk={desk} comId={comId} groupId={groupId} />
}

export default universityScreen(UniversityPhotoGuide)
