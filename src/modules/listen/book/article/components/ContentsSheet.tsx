import type { PaidItem } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PartRow } from '@/domain/paid/PartRow'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { text } from '../../messages'
import css from './sheets.module.scss'

interface ContentsSheetProps {
  readonly store: PaidStore
  readonly open: boolean
  readonly onWhole: () => void
  readonly onClose: () => void
}

/** The chapters, with those that are locked and how far each was read. */
export const ContentsSheet = observer(function ContentsSheet({ store, open, onWhole, onClose }: ContentsSheetProps) {
  const choose = (item: PaidItem) => {
    onClose()
    void store.start(item)
  }
  return (
    <BottomSheet
      id="contents-sheet"
      open={open}
      title={text('contents')}
      onClose={onClose}
      footer={
        <AppButton id="whole-book" stretch onPress={onWhole}>
          {text('whole')}
        </AppButton>
      }
    >
      <View className={css.list}>
        {store.items.map((item, place) => (
          <PartRow
            key={item.id}
            item={item}
            number={place + 1}
            kind="book"
            isOpen={store.open?.item.id === item.id}
            selling={store.locked}
            onPress={() => choose(item)}
          />
        ))}
      </View>
    </BottomSheet>
  )
})
