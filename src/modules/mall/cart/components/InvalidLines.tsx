import type { Cart, CartLine } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AppButton } from '@/ui/action/AppButton'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../../messages'
import type { CartStore } from '../CartStore'
import css from './InvalidLines.module.scss'

interface InvalidLinesProps {
  readonly store: CartStore
  readonly onOpen: (line: CartLine) => void
}

/** The lines that cannot be bought any more, with the reasons; one tap removes them all. */
export const InvalidLines = observer(function InvalidLines({ store, onOpen }: InvalidLinesProps) {
  const { invalid } = store
  if (invalid.length === 0) return null
  return (
    <View id="cart-invalid" className={css.card}>
      <View className={css.head}>
        <Text className={css.heading}>{text('invalid', { count: invalid.length })}</Text>
        <AppButton
          id="cart-clear"
          kind="ghost"
          size="small"
          onPress={() => store.remove(invalid.map(({ skuId }) => skuId))}
        >
          {text('clearInvalid')}
        </AppButton>
      </View>
      {invalid.map((line) => (
        <InvalidRow key={line.skuId} line={line} onOpen={onOpen} />
      ))}
    </View>
  )
})

interface InvalidRowProps {
  readonly line: Cart['invalid'][number]
  readonly onOpen: (line: CartLine) => void
}

function InvalidRow({ line, onOpen }: InvalidRowProps) {
  return (
    <View id={`invalid-${line.skuId}`} className={css.row} {...pressProps(() => onOpen(line), { role: 'link' })}>
      <View className={css.picture}>
        <Picture src={line.img} alt="" ratio={1} radius="control" size="small" />
      </View>
      <View className={css.words}>
        <Text className={css.title}>{line.title}</Text>
        {line.spec && <Text className={css.spec}>{line.spec}</Text>}
        <Text className={css.reason}>{text(line.reason)}</Text>
      </View>
    </View>
  )
}
