import { listPromotionItems, listPromotionModules } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { useRoute } from '@/routes/useRoute'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { emptyShelf } from '../promotion/emptyShelf'
import { text } from '../promotion/messages'
import { PromotionShelf } from '../promotion/PromotionShelf'
import { PromotionShelfStore } from '../promotion/PromotionShelfStore'
import { useRoleGate } from '../promotion/useRoleGate'

/** What a distributor promotes, with the own commission, a link and a poster for each. */
function DistrList() {
  const { iid, cid } = useRoute<'account.distrList'>()
  const [store] = useState(
    () =>
      new PromotionShelfStore({
        modules: () => call(listPromotionModules, { iid }),
        items: async ({ dataType, word, pageNo }) => {
          const page = await call(listPromotionItems, { iid, dataType, pageNo, queryKey: word || undefined })
          return { ...page, list: page.list.map((item) => ({ ...item, id: item.dataId, type: item.dataType })) }
        },
        empty: emptyShelf,
      }),
  )
  const { state } = useRoleGate(iid, () => store.load())
  return (
    <ScreenFrame
      wide
      title={text('list')}
      state={state}
      onRefresh={() => store.load()}
      {...(state.kind === 'ready' ? store.list.foot : {})}
    >
      <PromotionShelf iid={iid} cid={cid} store={store} />
    </ScreenFrame>
  )
}

export default observer(DistrList)
