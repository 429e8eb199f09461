import { useRoute } from '@/routes/useRoute'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { screenLoading } from '@/ui/screen/ScreenState'
import { UniversityFrame } from '../components/UniversityFrame'
import { universityScreen } from '../components/universityScreen'
import { useParamCheck } from '../components/useParamCheck'
import { useApplicant } from '../useApplicant'
import { ApprovedPhoto } from './components/ApprovedPhoto'

function UniversityPhotoPreview() {
  const { iid, query } = useRoute<'university.photoPreview'>()
  const { comId = '', groupId = '', imgurl = '' } = query
  const desk = useApplicant(iid)
  const complete = useParamCheck(comId !== '' && groupId !== '' && imgurl !== '')
  if (!desk || !complete)
    return <UniversityFrame section="photoPreview" state={screenLoading} skeleton={<DetailSkeleton />} />
  return <ApprovedPhoto desk={desk} comId={comId} groupId={groupId} imgurl={imgurl} />
}

export default universityScreen(UniversityPhotoPreview)
