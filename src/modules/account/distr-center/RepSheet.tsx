import type { SalesRep } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { errorText } from '@/locales/errorText'
import { ListRow } from '@/ui/content/ListRow'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { text } from '../promotion/messages'
import type { CenterStore } from './CenterStore'
import css from './index.module.scss'

/** The tenant's sales representatives; a tap chooses one for later orders. */
export const RepSheet = observer(function RepSheet({ store }: { readonly store: CenterStore }) {
  const { reps, rep } = store
  const choose = async (one: SalesRep) => {
    try {
      if (await store.choose(one)) toast.success(text('repChosen'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <BottomSheet open={store.isChoosing} title={text('rep')} onClose={() => store.closeReps()}>
      <View className={css.reps}>
        <Text className={css.note}>{text(reps?.length === 0 ? 'repsNone' : 'repNote')}</Text>
        {reps?.map((one) => (
          <ListRow
            key={one.opSalesId}
            id={`rep-${one.opSalesId}`}
            title={one.name}
            note={[one.opName, one.phone].filter(Boolean).join(' · ')}
            value={one.opSalesId === rep?.opSalesId ? '✓' : undefined}
            onPress={() => void choose(one)}
          />
        ))}
      </View>
    </BottomSheet>
  )
})
