import { useRoute } from '@/routes/useRoute'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { screenLoading } from '@/ui/screen/ScreenState'
import { UniversityFrame } from '../components/UniversityFrame'
import { universityScreen } from '../components/universityScreen'
import { useParamCheck } from '../components/useParamCheck'
import { useApplicant } from '../useApplicant'
import { PhotoCheck } from './components/PhotoCheck'

function UniversityPhotoForm() {
  const { iid, query } = useRoute<'university.photoForm'>()
  const { comId = '', groupId = '', imgurl = '' } = query
  const desk = useApplicant(iid)
  const complete = useParamCheck(comId !== '' && groupId !== '' && imgurl !== '')
  if (!desk || !complete)
    return <UniversityFrame section="photoForm" state={screenLoading} skeleton={<DetailSkeleton />} />
  return <PhotoCheck desk={desk} comId={comId} groupId={groupId} imgurl={imgurl} />
}

export default universityScreen(UniversityPhotoForm)
