import type { CheckinPlace } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { serverNow } from '@/platform/serverClock'
import { useRoute } from '@/routes/useRoute'
import { MapView } from '@/ui/map/MapView'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { SiteList } from '../SiteList'
import css from '../sign.module.scss'
import { STATE_WORDS, siteState } from '../signWords'
import { useSubject } from '../useSubject'

type Mapped = CheckinPlace & { readonly lat: number; readonly lng: number }
const isMapped = (site: CheckinPlace): site is Mapped => site.lat !== null && site.lng !== null

/** The sites of a subject on a map, and as a list beside it. */
function SignMap() {
  const { iid, query } = useRoute<'sign.map'>()
  const { store, load } = useSubject(iid, { id: query.subjectid ?? '' })
  const [chosen, setChosen] = useState('')
  const mapped = store.sites.filter(isMapped)
  const middle = mapped.find(({ id }) => id === chosen) ?? mapped[0]
  const now = serverNow()
  return (
    <ScreenFrame title={store.progress?.subject.title ?? text('map')} state={store.state} onRefresh={load} wide>
      <View className={css.page}>
        <View className={css.split}>
          <SiteList iid={iid} store={store} chosen={chosen} />
          {middle && (
            <View className={css.map}>
              <MapView
                id="sign-map"
                label={text('mapLabel', { count: mapped.length })}
                centre={store.here && chosen === '' ? store.here : { lat: middle.lat, lng: middle.lng }}
                zoom={14}
                pins={mapped.map((site, key) => {
                  const state = siteState(site, now)
                  return {
                    ...{
                      key,
                      at: { lat: site.lat, lng: site.lng },
                      caption: site.name,
                      faded: state === 'closed',
                      ticked: state === 'done',
                    },
                    label: text('pin', { name: site.name, state: text(STATE_WORDS[state]) }),
                  }
                })}
                me={store.here}
                onPin={(key) => setChosen(mapped[key]?.id ?? '')}
              />
            </View>
          )}
        </View>
      </View>
    </ScreenFrame>
  )
}

export default observer(SignMap)
