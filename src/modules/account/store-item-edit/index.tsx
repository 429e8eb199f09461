import { observer } from 'mobx-react'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useOwnStore } from '../smallStore/useOwnStore'
import { GoodsPicker } from './components/GoodsPicker'
import { ItemForm } from './components/ItemForm'

/** An item of the own shelf; without goods in the address they are chosen first. */
function StoreItemEdit() {
  const { iid, query } = useRoute<'account.storeItemEdit'>()
  const { goodsId } = query
  const { own, state } = useOwnStore(iid)
  const { store } = own
  if (goodsId) return <ItemForm key={goodsId} iid={iid} goodsId={goodsId} own={own} state={state} />
  return (
    <GoodsPicker
      iid={iid}
      state={state}
      storeId={store?.id ?? null}
      onPick={(id) => void replace('account.storeItemEdit', { iid, goodsId: id })}
    />
  )
}

export default observer(StoreItemEdit)
