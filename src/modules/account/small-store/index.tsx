import type { GoodsRow } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useAsk } from '@/flows/useAsk'
import { errorText } from '@/locales/errorText'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { FeedSkeleton } from '@/ui/feedback/FeedSkeleton'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../smallStore/messages'
import { OpenStoreForm } from './components/OpenStoreForm'
import { OwnerDesk } from './components/OwnerDesk'
import { OwnOrders } from './components/OwnOrders'
import { OwnShelf } from './components/OwnShelf'
import { StoreHead } from './components/StoreHead'
import { VisitorBar } from './components/VisitorBar'
import { VisitorShelf } from './components/VisitorShelf'
import { useSmallStore } from './useSmallStore'

/** A distributor's small store: a shop window for visitors, a desk for the owner. */
function SmallStore() {
  const { iid, query } = useRoute<'account.smallStore'>()
  const { storeId } = query
  const { member } = useSession()
  const screen = useSmallStore(iid, storeId, query.tab === 'orders' ? 'orders' : 'shelf')
  const { store, isOwners, tab } = screen
  const title = store?.name || text(storeId ? 'store' : 'mine')
  const share = useShare({
    title: store?.name ?? '',
    desc: store?.notice ?? '',
    imgUrl: store?.banner || (store?.logo ?? ''),
    ...(store ? { query: { storeId: store.id } } : {}),
  })
  const askOne = useAsk(title, store && (store.consults[0] ?? store.owner))
  // Several people answer: the visitor sees who is there, and can leave a message.
  const ask = () =>
    store && store.consults.length > 1 ? void navigate('account.contact', { iid, storeId: store.id }) : askOne()
  const follow = async () => {
    if (!(await member.requireMember())) return
    await screen.toggleFollow().catch((error: unknown) => toast.error(errorText(error)))
  }
  const open = ({ source, goodsId, skuId }: GoodsRow) =>
    void (source === 'mall'
      ? navigate('mall.detail', { iid, skuId, storeId: store?.id ?? '' })
      : navigate('store.detail', { iid, goodsId, storeId: store?.id ?? '' }))
  const list = isOwners && tab === 'orders' ? screen.orders : screen.shelf
  return (
    <ScreenFrame
      title={title}
      wide={Boolean(store)}
      state={storeId ? screen.state : memberScreen(member, screen.state)}
      skeleton={<FeedSkeleton />}
      onRefresh={() => screen.load()}
      {...(store && list.rows.length > 0 ? list.foot : {})}
      footer={
        store &&
        !isOwners && (
          <VisitorBar
            store={store}
            onAsk={ask}
            onShare={share}
            onFollow={() => void follow()}
            onEndPreview={() => screen.look(false)}
          />
        )
      }
    >
      {screen.isWithout && <OpenStoreForm iid={iid} />}
      {store && <StoreHead store={store} isOwners={isOwners} />}
      {store && isOwners && <OwnerDesk iid={iid} screen={screen} store={store} />}
      {store && isOwners && tab === 'shelf' && <OwnShelf iid={iid} screen={screen} />}
      {store && isOwners && tab === 'orders' && <OwnOrders orders={screen.orders} />}
      {store && !isOwners && <VisitorShelf screen={screen} store={store} onOpen={open} />}
    </ScreenFrame>
  )
}

export default observer(SmallStore)
