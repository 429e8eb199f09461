import type { DistributionAct } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { JoinForm } from '@/flows/distribution/JoinForm'
import { useJoinStore } from '@/flows/distribution/useJoinStore'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { MediaCard } from '@/ui/content/MediaCard'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { WindowedList } from '@/ui/list/WindowedList'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { actSellerList } from './actSellerList'
import css from './index.module.scss'
import { text } from './messages'

/** Height of a row with the gap below it, in px of a 375 design. */
const ROW = 120

/** Recruits promoters of activities: what they earn, the application, and the activities. */
function ActSeller() {
  const { iid, query } = useRoute<'invitation.actseller'>()
  const { member } = useSession()
  const { status } = member
  const store = useJoinStore(iid, query.parentId || '0')
  const [list] = useState(() => actSellerList({ iid, empty: () => ({ kind: 'empty', message: text('none') }) }))
  // Only members see the activities; a new distributor sees the commissions too.
  useEffect(() => {
    if (status === 'member' && store.standing) void list.load()
  }, [list, status, store.standing])
  const toList = () => void navigate('act.distrList', { iid })
  const render = ({ id, title, img, price, commission }: DistributionAct) => (
    <MediaCard
      cover={img}
      title={title}
      end={<Price fen={price} size="small" />}
      meta={commission === null ? '' : text('earn', { amount: priceNumber(commission) })}
      onPress={() => void navigate('act.detail', { iid, id })}
    />
  )
  return (
    <ScreenFrame
      title={text('title')}
      state={store.state}
      skeleton={<FormSkeleton />}
      {...(status === 'member' ? list.foot : {})}
    >
      <JoinForm iid={iid} store={store} goOn={{ text: text('toList'), onPress: toList }} />
      {status === 'member' && (
        <View id="act-offers" className={css.acts}>
          <SectionHeading title={text('acts')} />
          <ListState state={list.state}>
            <WindowedList
              rows={list.rows}
              keyOf={({ id }) => id}
              rowHeight={ROW}
              className={css.list}
              render={render}
            />
          </ListState>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(ActSeller)
