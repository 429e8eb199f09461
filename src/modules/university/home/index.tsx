import { PAGE_TYPE } from '@quanzi/contract'
import { useRoute } from '@/routes/useRoute'
import { ConfigPage } from '../components/ConfigPage'
import { universityScreen } from '../components/universityScreen'
import { DownloadBanner } from './components/DownloadBanner'

function UniversityHome() {
  const { iid } = useRoute<'university.home'>()
  return (
    <ConfigPage iid={iid} type={PAGE_TYPE.universityHome} section="home">
      <DownloadBanner iid={iid} />
    </ConfigPage>
  )
}

export default universityScreen(UniversityHome)
