import { observer } from 'mobx-react'
import { useRoute } from '@/routes/useRoute'
import { GoodsScreen } from '@/screens/goods/detail/GoodsScreen'

function MallDetail() {
  const { iid, query } = useRoute<'mall.detail'>()
  return <GoodsScreen iid={iid} source="mall" skuId={query.skuId} storeId={query.storeId} />
}

export default observer(MallDetail)
