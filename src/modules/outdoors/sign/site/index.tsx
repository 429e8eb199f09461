import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRoute } from '@/routes/useRoute'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { OneSite } from '../OneSite'
import { SiteList } from '../SiteList'
import css from '../sign.module.scss'
import { useSubject } from '../useSubject'

/** The sites of an area or, with a site in the address, that one. */
function SignSite() {
  const { iid, params, query } = useRoute()
  const { siteid = '' } = query
  if (siteid) return <OneSite iid={iid} siteId={siteid} />
  const { areaid = query.areaid ?? '' } = params as { readonly areaid?: string }
  return <AreaSites iid={iid} areaId={areaid} />
}

const AreaSites = observer(function AreaSites({ iid, areaId }: { readonly iid: number; readonly areaId: string }) {
  const { store, load } = useSubject(iid, { areaId })
  const area = store.progress?.areas.find(({ id }) => id === areaId)
  return (
    <ScreenFrame title={area?.name ?? text('site')} state={store.state} onRefresh={load}>
      <View className={css.page}>
        <SiteList iid={iid} store={store} />
      </View>
    </ScreenFrame>
  )
})

export default observer(SignSite)
