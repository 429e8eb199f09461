import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { AppButton } from '@/ui/action/AppButton'
import { RichText } from '@/ui/content/RichText'
import { text } from '../messages'
import css from './Reader.module.scss'

interface ReaderProps {
  readonly store: PaidStore
  readonly onBuy: () => void
}

/** The open chapter, or its beginning with the price of the rest. */
export const Reader = observer(function Reader({ store, onBuy }: ReaderProps) {
  const { open } = store
  if (!open) return null
  const before = store.before(open.item)
  const after = store.after(open.item)
  const isTrial = open.play.trial !== null
  const goOn = () => {
    store.finish()
    if (after) void store.start(after)
    else store.close()
  }
  return (
    <View id="reader" className={css.reader}>
      <Text className={css.title}>{open.item.title}</Text>
      <View className={css.text}>
        <RichText html={open.play.html ?? ''} />
        {isTrial && <View className={css.fade} />}
      </View>
      {isTrial && (
        <View className={css.trial}>
          <Text className={css.words}>{text('readMore')}</Text>
          <AppButton id="reader-buy" kind="accent" stretch onPress={onBuy}>
            {text('buy')}
          </AppButton>
        </View>
      )}
      <View className={css.turns}>
        <AppButton id="reader-before" disabled={!before} onPress={() => before && void store.start(before)}>
          {text('previous')}
        </AppButton>
        <AppButton id="reader-after" kind="primary" onPress={goOn}>
          {text(after ? 'following' : 'toCatalogue')}
        </AppButton>
      </View>
    </View>
  )
})
