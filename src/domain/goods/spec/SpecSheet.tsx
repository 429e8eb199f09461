import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { Price } from '@/ui/content/Price'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { Stepper } from '@/ui/fields/Stepper'
import { joinClasses } from '@/ui/joinClasses'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { stockWords } from '../goodsWords'
import { ownPrice } from '../ownPrice'
import { text } from './messages'
import css from './SpecSheet.module.scss'
import type { SpecStore } from './SpecStore'

interface SpecSheetProps {
  readonly store: SpecStore
  readonly open: boolean
  readonly onClose: () => void
  readonly isVip: boolean
  /** The goods' picture, for choices without a picture of their own. */
  readonly picture: string
  /** The buttons: add to cart, buy, or done. */
  readonly footer: ReactNode
}

/** The options of goods as a matrix. A value that is sold out with the other choices is grey, but readable. */
export const SpecSheet = observer(function SpecSheet({ store, open, onClose, isVip, picture, footer }: SpecSheetProps) {
  const { shown, sku } = store
  const price = shown && ownPrice(shown, isVip)
  const stock = sku ? stockWords(sku.stock) : ''
  return (
    <BottomSheet id="spec-sheet" open={open} title={text('choose')} onClose={onClose} footer={footer}>
      <View className={css.head}>
        <View className={css.picture}>
          <Picture src={shown?.img || picture} alt="" ratio={1} radius="control" size="small" />
        </View>
        <View className={css.words}>
          {price && (
            <Price
              id="spec-price"
              fen={price.fen}
              size="large"
              {...(price.struck === null ? {} : { originalFen: price.struck })}
            />
          )}
          {stock && <Text className={css.stock}>{stock}</Text>}
          <Text className={css.chosen}>
            {store.open ? text('chooseOne', { name: store.open }) : chosenText(sku?.values ?? [])}
          </Text>
        </View>
      </View>
      {store.specs.map(({ name, values }, at) => (
        <View key={name} className={css.spec}>
          <Text className={css.name}>{name}</Text>
          <View className={css.values}>
            {values.map((value) => (
              <Value key={value} store={store} at={at} value={value} />
            ))}
          </View>
        </View>
      ))}
      <View className={css.number}>
        <Text className={css.name}>{text('number')}</Text>
        <Stepper
          id="spec-number"
          label={text('number')}
          min={1}
          max={store.most}
          value={store.num}
          onChange={(num) => store.setNum(num)}
        />
      </View>
    </BottomSheet>
  )
})

const chosenText = (values: readonly string[]): string =>
  values.length > 0 ? text('chosen', { values: values.join(' · ') }) : ''

interface ValueProps {
  readonly store: SpecStore
  readonly at: number
  readonly value: string
}

const Value = observer(function Value({ store, at, value }: ValueProps) {
  const chosen = store.values[at] === value
  const state = store.stateOf(at, value)
  // A chosen value that has sold out can be deselected.
  const off = state !== 'free' && !chosen
  const label = state === 'free' ? value : text(state === 'none' ? 'noSuch' : 'gone', { value })
  return (
    <View
      id={`spec-${at}-${store.specs[at]?.values.indexOf(value) ?? 0}`}
      className={joinClasses(css.value, chosen && css.taken, state !== 'free' && css.gone)}
      {...pressProps(() => store.pick(at, value), { label, pressed: chosen, disabled: off })}
    >
      <Text>{value}</Text>
    </View>
  )
})
