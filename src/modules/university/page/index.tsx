import { PAGE_TYPE } from '@quanzi/contract'
import { useRoute } from '@/routes/useRoute'
import { ConfigPage } from '../components/ConfigPage'
import { universityScreen } from '../components/universityScreen'

function UniversityPage() {
  const { iid, name } = useRoute<'university.frameMaster' | 'university.frameBachelor'>()
  const section = name === 'university.frameBachelor' ? 'bachelor' : 'master'
  return <ConfigPage iid={iid} type={PAGE_TYPE[section]} section={section} />
}

export default universityScreen(UniversityPage)
