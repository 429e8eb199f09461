import { type CartLine, type GoodsRow, ORDER_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ShelfGrid } from '@/domain/goods/ShelfGrid'
import { UndoBar } from '@/domain/list/UndoBar'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useCartAdd } from '@/screens/goods/useCartAdd'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { toast } from '@/ui/feedback/toast'
import { Tabs } from '@/ui/navigation/Tabs'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { CartBar } from './components/CartBar'
import { CartGroupCard } from './components/CartGroupCard'
import { InvalidLines } from './components/InvalidLines'
import css from './index.module.scss'
import { orderOfLines } from './orderOfLines'
import { useCart } from './useCart'
import { useMarks } from './useMarks'

function CartScreen() {
  const { iid, name } = useRoute<'mall.cart' | 'store.cart'>()
  const source = name === 'store.cart' ? 'store' : 'mall'
  const { member, prepay } = useSession()
  const store = useCart(iid, source)
  const [managing, setManaging] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const marks = useMarks(store, managing)
  const { add, sheet } = useCartAdd(iid, `cart:${source}`)
  const isVip = member.profile?.isVip ?? false
  const openGoods = ({ goodsId, skuId }: Pick<GoodsRow | CartLine, 'goodsId' | 'skuId'>) =>
    void (source === 'store' ? navigate('store.detail', { iid, goodsId }) : navigate('mall.detail', { iid, skuId }))
  const openShelf = () =>
    void (source === 'store' ? navigate('store.list', { iid }) : navigate('mall.category', { iid }))
  const checkout = async () => {
    if (store.checked.length === 0) return toast.show(text('tickFirst'))
    setLeaving(true)
    const lines = await store.ready()
    setLeaving(false)
    if (lines.length === 0) return
    prepay.put(orderOfLines(iid, source === 'store' ? ORDER_TYPE.storeGoods : ORDER_TYPE.mallGoods, lines))
    await navigate(source === 'store' ? 'pay.storeOrder' : 'pay.mallOrder', { iid })
  }
  const removeMarked = () => {
    if (marks.chosen.length === 0) return toast.show(text('tickFirst'))
    store.remove(marks.chosen)
    setManaging(false)
  }
  const all = store.lines.map(({ skuId }) => skuId)
  return (
    <ScreenFrame
      title={text('cart')}
      state={memberScreen(member, store.state)}
      onRefresh={() => store.load()}
      footer={
        <>
          {store.undoable.length > 0 && (
            <UndoBar
              id="cart-undo"
              said={text('removedLines', { count: store.undoable.length })}
              action={text('undo')}
              onUndo={() => store.undo()}
            />
          )}
          {store.lines.length > 0 && (
            <CartBar
              sum={store.sum}
              all={{ on: marks.areOn(all), onChange: (on) => marks.set(all, on) }}
              managing={managing}
              chosen={marks.chosen.length}
              busy={leaving}
              onCheckout={() => void checkout()}
              onRemove={removeMarked}
            />
          )}
        </>
      }
    >
      <Tabs
        items={[
          { key: 'mall', text: text('cartMall') },
          { key: 'store', text: text('cartStore') },
        ]}
        activeKey={source}
        onSelect={(key) => key !== source && void replace(key === 'store' ? 'store.cart' : 'mall.cart', { iid })}
      />
      {store.lines.length > 0 && (
        <View className={css.manage}>
          <Text className={css.count}>{text('cartLines', { count: store.lines.length })}</Text>
          <AppButton id="cart-manage" kind="ghost" size="small" onPress={() => setManaging(!managing)}>
            {text(managing ? 'manageDone' : 'manage')}
          </AppButton>
        </View>
      )}
      <View className={css.groups}>
        {store.groups.map((group) => (
          <CartGroupCard
            key={group.supplier.iid}
            store={store}
            group={group}
            marks={marks}
            onOpen={openGoods}
            onMore={openShelf}
          />
        ))}
        <InvalidLines store={store} onOpen={openGoods} />
      </View>
      {store.isEmpty && (
        <View id="cart-empty">
          <EmptyState message={text('cartEmpty')} actionText={text('toShelf')} onAction={openShelf} />
          {store.bestsellers.length > 0 && (
            <>
              <View className={css.heading}>
                <SectionHeading title={text('bestsellers')} />
              </View>
              <View className={css.grid}>
                <ShelfGrid goods={store.bestsellers} isVip={isVip} onOpen={openGoods} onAdd={add} />
              </View>
            </>
          )}
        </View>
      )}
      {store.sum.saved > 0 && !managing && (
        <Text className={css.saved}>{text('savedSum', { yuan: priceNumber(store.sum.saved) })}</Text>
      )}
      {sheet}
    </ScreenFrame>
  )
}

export default observer(CartScreen)
