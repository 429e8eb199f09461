import { useRoute } from '@/routes/useRoute'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { screenLoading } from '@/ui/screen/ScreenState'
import { UniversityFrame } from '../components/UniversityFrame'
import { universityScreen } from '../components/universityScreen'
import { useParamCheck } from '../components/useParamCheck'
import { useApplicant } from '../useApplicant'
import { GroupForm } from './components/GroupForm'

function UniversityForm() {
  const { iid, query } = useRoute<'university.form'>()
  const desk = useApplicant(iid)
  const complete = useParamCheck(Boolean(query.id))
  if (!desk || !complete) return <UniversityFrame section="form" state={screenLoading} skeleton={<FormSkeleton />} />
  return <GroupForm desk={desk} query={query} />
}

export default universityScreen(UniversityForm)
