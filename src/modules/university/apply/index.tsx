import { useRoute } from '@/routes/useRoute'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { screenLoading } from '@/ui/screen/ScreenState'
import { UniversityFrame } from '../components/UniversityFrame'
import { universityScreen } from '../components/universityScreen'
import { useApplicant } from '../useApplicant'
import { ApplyDesk } from './components/ApplyDesk'

function UniversityApply() {
  const { iid } = useRoute<'university.apply'>()
  const desk = useApplicant(iid)
  if (!desk) return <UniversityFrame section="apply" state={screenLoading} skeleton={<FormSkeleton />} />
  return <ApplyDesk desk={desk} />
}

export default universityScreen(UniversityApply)
