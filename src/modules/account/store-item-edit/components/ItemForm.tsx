import { getGoods, parseYuan, saveStoreItem, storeMargin, storePrices } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { leaveTo } from '@/routes/leaveTo'
import { ListRow } from '@/ui/content/ListRow'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { FormSection } from '@/ui/fields/FormSection'
import { StepperField } from '@/ui/fields/StepperField'
import { SwitchField } from '@/ui/fields/SwitchField'
import { TextField } from '@/ui/fields/TextField'
import { Picture } from '@/ui/media/Picture'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { FormScreen } from '../../smallStore/FormScreen'
import { text } from '../../smallStore/messages'
import type { OwnStore } from '../../smallStore/OwnStore'
import { useDraftForm } from '../../smallStore/useDraftForm'
import { ItemStore } from '../ItemStore'
import css from './ItemForm.module.scss'

interface ItemFormProps {
  readonly iid: number
  readonly goodsId: string
  readonly own: OwnStore
  readonly state: ScreenState
}

const MOST_SORT = 9999
/** Fen, by which a button moves the price. */
const YUAN = 100

/** The own price of an item within its bounds, with the margin of each piece; its place and whether it is on sale. */
export const ItemForm = observer(function ItemForm({ iid, goodsId, own, state }: ItemFormProps) {
  const storeId = own.store?.id ?? null
  const [item] = useState(() => new ItemStore(() => call(getGoods, { iid, goodsId, storeId: own.store?.id })))
  useEffect(() => {
    if (storeId !== null) void item.load()
  }, [storeId, item])
  const { detail, base } = item
  const form = useDraftForm(iid, `store:item:${goodsId}`, {
    fields: ['price', 'sort', 'on'],
    check: ({ price }) => {
      const { least, most } = storePrices(item.base)
      const fen = parseYuan(price)
      const range = { least: priceNumber(least), most: priceNumber(most) }
      return fen === null || fen < least || fen > most ? { price: text('ownWrong', range) } : {}
    },
    send: ({ price, sort, on }) =>
      saveOnce(`store:item:${goodsId}`, saveStoreItem, {
        ...{ iid, storeId: own.store?.id ?? '', goodsId },
        ...{ price: parseYuan(price) ?? 0, sort: Math.min(MOST_SORT, Number(sort) || 0), on: on === '1' },
      }),
  })
  useEffect(() => {
    if (!detail) return
    const { price = base, sort = 0, on = true } = detail.item ?? {}
    form.begin({ price: String(price / 100), sort: String(sort), on: on ? '1' : '' })
  }, [detail, base, form])
  const { values } = form
  const { least, most } = storePrices(base)
  const fen = values && parseYuan(values.price)
  const margin = typeof fen === 'number' ? storeMargin(fen, base) : 0
  return (
    <FormScreen
      title={text('editItem')}
      state={state.kind === 'ready' ? item.state : state}
      form={form}
      prefix="item"
      onSaved={() => void leaveTo('account.smallStore', { iid })}
    >
      {detail && values && (
        <>
          <View className={css.goods}>
            <View className={css.cover}>
              <Picture src={detail.goods.imgs[0] ?? ''} alt={detail.goods.title} ratio={1} radius="control" />
            </View>
            <View className={css.words}>
              <Text className={css.title}>{detail.goods.title}</Text>
              <Text className={css.quiet}>{text('supplier', { name: detail.goods.supplier.name })}</Text>
            </View>
          </View>
          <View className={css.facts}>
            <RowGroup>
              <ListRow title={text('base')} value={`¥${priceNumber(base)}`} />
              <ListRow
                id="item-margin"
                title={text('marginLive')}
                {...(detail.skus.length > 1 ? { note: text('skusToo') } : {})}
                value={`¥${priceNumber(margin)}`}
              />
            </RowGroup>
          </View>
          <FormSection>
            <StepperField
              id="item-price"
              label={text('own')}
              required
              amount={fen ?? base}
              onStep={(price) => form.set('price', String(price / 100))}
              {...{ min: least, max: most, step: YUAN }}
              hint={text('ownRange', { least: priceNumber(least), most: priceNumber(most) })}
              value={values.price}
              onChange={(price) => form.set('price', price)}
              error={form.problem('price')}
            />
            <TextField
              id="item-sort"
              label={text('sort')}
              kind="number"
              maxLength={4}
              hint={text('sortHint')}
              value={values.sort}
              onChange={(sort) => form.set('sort', sort)}
            />
            <SwitchField
              id="item-on"
              label={text('on')}
              value={values.on === '1'}
              onChange={(on) => form.set('on', on ? '1' : '')}
            />
          </FormSection>
        </>
      )}
    </FormScreen>
  )
})
