import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { t } from '@/locales/t'
import { ChipRow } from '@/ui/content/ChipRow'
import { toast } from '@/ui/feedback/toast'
import { text } from './messages'
import { PosterFrame } from './PosterFrame'
import css from './PosterScreen.module.scss'
import { type PosterStore, TEMPLATES } from './PosterStore'

interface PosterScreenProps {
  readonly store: PosterStore
  readonly title: string
  /** What stands above the layouts. */
  readonly children?: ReactNode
}

/** A poster in the chosen layout, with its link to copy and its picture to save. */
export const PosterScreen = observer(function PosterScreen({ store, title, children }: PosterScreenProps) {
  const choose = async (template: (typeof TEMPLATES)[number]) => {
    if (!(await store.choose(template))) toast.error(t('failed'))
  }
  return (
    <PosterFrame title={title} alt={text('poster')} state={store.state} poster={store.poster}>
      {children}
      <View className={css.looks}>
        <ChipRow
          items={TEMPLATES.map((key) => ({ key, text: text(key) }))}
          activeKey={store.template}
          onSelect={(key) => void choose(key)}
        />
      </View>
    </PosterFrame>
  )
})
