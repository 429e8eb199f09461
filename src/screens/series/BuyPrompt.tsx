import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { AppButton } from '@/ui/action/AppButton'
import { Price } from '@/ui/content/Price'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import css from './BuyPrompt.module.scss'
import { text } from './messages'

interface BuyPromptProps {
  readonly store: PaidStore
  readonly onBuy: () => void
}

/** A locked part was reached: the price of the whole, and the way to buy it. Below the cashier it waits: what was paid opens. */
export const BuyPrompt = observer(function BuyPrompt({ store, onBuy }: BuyPromptProps) {
  const { asked, content, lapsed } = store
  return (
    <BottomSheet
      id="buy-sheet"
      open={asked !== null && content !== null}
      title={text(lapsed ? 'lapsed' : 'locked')}
      onClose={() => store.hideSheet()}
      footer={
        <AppButton id="sheet-buy" kind="accent" stretch onPress={onBuy}>
          {text('look')}
        </AppButton>
      }
    >
      <View className={css.body}>
        <Text className={css.title}>{content?.title}</Text>
        <Price fen={content?.price ?? 0} size="large" />
        <Text className={css.note}>{text(lapsed ? 'lapsedNote' : 'lockedNote', { title: asked?.title ?? '' })}</Text>
      </View>
    </BottomSheet>
  )
})
