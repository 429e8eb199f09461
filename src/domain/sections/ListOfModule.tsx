import type { ItemSummary } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { t } from '@/locales/t'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ListSkeleton } from '@/ui/feedback/ListSkeleton'
import { ContentCard } from '../content/ContentCard'
import css from './ListSection.module.scss'
import type { SectionHost } from './SectionProps'

interface ListOfModuleProps {
  readonly moduleType: number
  readonly tag?: string
  readonly host: SectionHost
}

type Shown = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; items: readonly ItemSummary[] }

/** The newest items of a module, loaded when the tab opens. */
export function ListOfModule({ moduleType, tag, host }: ListOfModuleProps) {
  const [shown, setShown] = useState<Shown>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again without other changes
  useEffect(() => {
    let left = false
    const show = (next: Shown) => !left && setShown(next)
    show({ kind: 'loading' })
    host.listItems(moduleType, tag).then(
      (items) => show({ kind: 'ready', items }),
      () => show({ kind: 'failed' }),
    )
    return () => {
      left = true
    }
  }, [moduleType, tag, attempt])
  if (shown.kind === 'loading') return <ListSkeleton />
  if (shown.kind === 'failed') {
    return (
      <EmptyState
        drawing="failed"
        message={t('failed')}
        actionText={t('retry')}
        onAction={() => setAttempt(attempt + 1)}
      />
    )
  }
  if (shown.items.length === 0) return <EmptyState message={t('empty')} />
  return (
    <View className={css.column}>
      {shown.items.map((item) => (
        <ContentCard key={`${item.moduleType}-${item.id}`} item={item} layout="row" onOpen={host.openItem} />
      ))}
    </View>
  )
}
