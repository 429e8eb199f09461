import { listDistributionItems, listPromotionModules, searchDistributionItems } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { emptyShelf } from '../promotion/emptyShelf'
import { text } from '../promotion/messages'
import { PromotionShelf } from '../promotion/PromotionShelf'
import { PromotionShelfStore } from '../promotion/PromotionShelfStore'
import { useRoleGate } from '../promotion/useRoleGate'

/** Everything of the tenant that a distributor can promote, by type. */
function DistributionStore() {
  const { iid, cid } = useRoute<'account.distributionStore'>()
  const [store] = useState(
    () =>
      new PromotionShelfStore({
        modules: () => call(listPromotionModules, { iid }),
        items: ({ dataType: type, word, pageNo }) =>
          word
            ? call(searchDistributionItems, { iid, type, queryKey: word })
            : call(listDistributionItems, { iid, type, pageNo }),
        empty: emptyShelf,
      }),
  )
  // The own price is set there; a member without a store is led to open one.
  const shelve = (goodsId: string) => void navigate('account.storeItemEdit', { iid, goodsId })
  const { state } = useRoleGate(iid, () => store.load())
  return (
    <ScreenFrame
      wide
      title={text('store')}
      state={state}
      onRefresh={() => store.load()}
      {...(state.kind === 'ready' ? store.list.foot : {})}
    >
      <PromotionShelf iid={iid} cid={cid} store={store} onShelve={shelve} />
    </ScreenFrame>
  )
}

export default observer(DistributionStore)
