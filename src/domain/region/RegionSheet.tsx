import type { Regions } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useCallback, useEffect, useState } from 'react'
import { t } from '@/locales/t'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Spinner } from '@/ui/feedback/Spinner'
import { text } from './messages'
import { RegionChoices } from './RegionChoices'
import { type ChosenRegion, RegionPickerStore } from './RegionPickerStore'
import css from './RegionSheet.module.scss'

/** Keeps the data set and its picker, so that from the second opening on the sheet renders in the first frame. */
let known: { readonly regions: Regions; readonly store: RegionPickerStore } | null = null

const storeOf = (regions: Regions): RegionPickerStore => {
  if (known?.regions !== regions) known = { regions, store: new RegionPickerStore(regions) }
  return known.store
}

interface RegionSheetProps {
  readonly title: string
  readonly value: string
  readonly load: () => Promise<Regions>
  readonly onChoose: (chosen: ChosenRegion) => void
  readonly onClose: () => void
}

export const RegionSheet = observer(function RegionSheet({ title, value, load, onChoose, onClose }: RegionSheetProps) {
  const [store, setStore] = useState(() => {
    known?.store.open(value)
    return known?.store ?? null
  })
  const [failed, setFailed] = useState(false)
  const ask = useCallback(() => {
    setFailed(false)
    load().then(
      (regions) => {
        const loaded = storeOf(regions)
        loaded.open(value)
        setStore(loaded)
      },
      () => setFailed(true),
    )
  }, [load, value])
  useEffect(() => {
    if (!store) ask()
  }, [store, ask])
  return (
    <BottomSheet open id="region-sheet" title={title} contentKey={store?.path.join() ?? ''} onClose={onClose}>
      <View className={css.body}>
        {store && <RegionChoices store={store} onChoose={onChoose} />}
        {!store && failed && (
          <EmptyState drawing="offline" message={text('failed')} actionText={t('retry')} onAction={ask} />
        )}
        {!store && !failed && (
          <View className={css.waiting}>
            <Spinner />
          </View>
        )}
      </View>
    </BottomSheet>
  )
})
