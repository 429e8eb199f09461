import { type GoodsRow, listGoods, listSupplyPartners, type SupplyPartner } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { ShelfList } from '@/domain/goods/ShelfList'
import { PagedList } from '@/domain/list/PagedList'
import { call } from '@/gateway/call'
import { ChipRow } from '@/ui/content/ChipRow'
import { SearchBox } from '@/ui/fields/SearchBox'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from '../../smallStore/messages'
import css from './GoodsPicker.module.scss'

interface GoodsPickerProps {
  readonly iid: number
  readonly state: ScreenState
  /** Null until the store is known. */
  readonly storeId: string | null
  readonly onPick: (goodsId: string) => void
}

/** The question of the list; it stays the same object, because the list reads it at each page. */
interface Question {
  queryKey: string
  supplierIid: number | null
}

/** The tenant's goods by supplier and words, to choose one for the shelf. */
export const GoodsPicker = observer(function GoodsPicker({ iid, state, storeId, onPick }: GoodsPickerProps) {
  const [partners, setPartners] = useState<readonly SupplyPartner[]>([])
  const [words, setWords] = useState('')
  const [supplier, setSupplier] = useState('')
  const [question] = useState((): Question => ({ queryKey: '', supplierIid: null }))
  const [list] = useState(
    () =>
      new PagedList<GoodsRow>(
        (pageNo) =>
          call(listGoods, {
            ...{ iid, pageNo, choices: 1 as const },
            ...(question.queryKey ? { queryKey: question.queryKey } : {}),
            ...(question.supplierIid === null ? {} : { supplierIid: question.supplierIid }),
          }),
        ({ goodsId }) => goodsId,
        () => ({ kind: 'empty', message: text('noFound') }),
      ),
  )
  const ask = (change: Partial<Question>) => {
    Object.assign(question, change)
    list.reload()
  }
  useEffect(() => {
    if (storeId === null) return
    void list.load()
    // Goods can be chosen without the suppliers.
    void call(listSupplyPartners, { iid, saleIid: iid }).then(
      (all) => setPartners(all.filter(({ joined }) => joined)),
      () => undefined,
    )
  }, [iid, storeId, list])
  return (
    <ScreenFrame wide title={text('chooseGoods')} state={state} {...list.foot}>
      <View className={css.head}>
        <SearchBox
          id="pick-search"
          placeholder={text('searchGoods')}
          value={words}
          onChange={setWords}
          onSubmit={() => ask({ queryKey: words.trim() })}
        />
        {partners.length > 1 && (
          <ChipRow
            items={[
              { key: '', text: text('allSuppliers') },
              ...partners.map(({ supplyIid, name }) => ({ key: String(supplyIid), text: name })),
            ]}
            activeKey={supplier}
            onSelect={(key) => {
              setSupplier(key)
              ask({ supplierIid: key === '' ? null : Number(key) })
            }}
          />
        )}
      </View>
      <ListState state={list.state}>
        <View className={css.goods}>
          <ShelfList goods={list.rows} isVip={false} onOpen={({ goodsId }) => onPick(goodsId)} />
        </View>
      </ListState>
    </ScreenFrame>
  )
})
