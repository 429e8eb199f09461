import type { PaidContent, PaidItem } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { text } from '../messages'
import css from './BuySheet.module.scss'

interface BuySheetProps {
  readonly content: PaidContent
  /** The part whose lock was tapped; null closes the sheet. */
  readonly asked: PaidItem | null
  readonly busy: boolean
  readonly onBuy: () => void
  readonly onVip: () => void
  readonly onClose: () => void
}

/** The price of a locked part, and the offer for members. */
export function BuySheet({ content, asked, busy, onBuy, onVip, onClose }: BuySheetProps) {
  return (
    <BottomSheet
      id="buy-sheet"
      open={asked !== null}
      title={text('sheetTitle')}
      onClose={onClose}
      footer={
        <View className={css.buttons}>
          {content.vipFree && (
            <AppButton id="sheet-vip" stretch onPress={onVip}>
              {text('vipWay')}
            </AppButton>
          )}
          <AppButton id="sheet-buy" kind="accent" stretch loading={busy} onPress={onBuy}>
            {text('buyNow', { yuan: priceNumber(content.price) })}
          </AppButton>
        </View>
      }
    >
      <View className={css.body}>
        <Text className={css.title}>{content.title}</Text>
        <Price fen={content.price} size="large" />
        {asked && <Text className={css.words}>{text('sheetPart', { title: asked.title })}</Text>}
        <Text className={css.words}>{text('sheetWhat')}</Text>
      </View>
    </BottomSheet>
  )
}
