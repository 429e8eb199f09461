import { PAGE_TYPE } from '@quanzi/contract'
import { useRoute } from '@/routes/useRoute'
import { ConfigPage } from '../components/ConfigPage'

export default function UniversityPage() {
  const { iid, name } = useRoute<'university.frameMaster' | 'university.frameBachelor'>()
  const section = name === 'university.frameBachelor' ? 'bachelor' : 'master'
  return <ConfigPage iid={iid} type={PAGE_TYPE[section]} section={section} />
}
