import { observer } from 'mobx-react'
import { useRoute } from '@/routes/useRoute'
import { GoodsScreen } from '@/screens/goods/detail/GoodsScreen'

function StoreDetail() {
  const { iid, params, query } = useRoute<'store.detail'>()
  return <GoodsScreen iid={iid} source="store" goodsId={params.goodsId} storeId={query.storeId} />
}

export default observer(StoreDetail)
