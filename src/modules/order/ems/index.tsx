import { getOrder, orderOfQuery, queryLogistics } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { Tabs } from '@/ui/navigation/Tabs'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { EmsStore } from './EmsStore'
import css from './index.module.scss'
import { ReturnForm } from './ReturnForm'
import { TrackCard } from './TrackCard'

function Ems() {
  const { iid, query } = useRoute<'order.ems'>()
  const { member } = useSession()
  const gid = orderOfQuery(query)
  const [store] = useState(
    () =>
      new EmsStore({
        fetchOrder: () => call(getOrder, { iid, orderId: gid }),
        track: ({ number: transportNumber, company }) =>
          call(queryLogistics, { iid, transportNumber, ...(company ? { company } : {}) }),
        number: query.number ?? '',
        nothing: text('trackNothing'),
      }),
  )
  const load = () => store.load()
  useScreenShow(() => void member.ready().then(() => void (member.isMember && load())))
  const { parcel, parcels } = store
  return (
    <ScreenFrame
      title={text('emsTitle')}
      state={memberScreen(member, store.state)}
      skeleton={<CardsSkeleton />}
      onRefresh={load}
    >
      {parcels.length > 1 && parcel && (
        <Tabs
          sticky
          idPrefix="parcel-tab"
          items={parcels.map(({ number, isBack }, at) => ({
            key: number,
            text: text(isBack ? 'parcelTabBack' : 'parcelTab', { at: at + 1 }),
          }))}
          activeKey={parcel.number}
          onSelect={(number) => store.choose(number)}
        />
      )}
      <View className={css.page}>
        {store.returns.map((group) => (
          <ReturnForm key={group.supplierIid} iid={iid} gid={gid} group={group} onSent={() => void load()} />
        ))}
        {parcel && <TrackCard key={parcel.number} parcel={parcel} track={store.track} failure={store.failure} />}
      </View>
    </ScreenFrame>
  )
}

export default observer(Ems)
