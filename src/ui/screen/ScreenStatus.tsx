import type { ReactNode } from 'react'
import { t } from '@/locales/t'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ListSkeleton } from '@/ui/feedback/ListSkeleton'
import type { ScreenState } from './ScreenState'
import { screenHost } from './screenHost'

type Props = { state: Exclude<ScreenState, { kind: 'ready' }>; skeleton?: ReactNode }

export function ScreenStatus({ state, skeleton }: Props) {
  if (state.kind === 'loading') return <>{skeleton ?? <ListSkeleton />}</>
  if (state.kind === 'empty')
    return (
      <EmptyState
        id="screen-empty"
        drawing={state.drawing ?? 'empty'}
        message={state.message ?? t('empty')}
        actionText={state.actionText}
        onAction={state.onAction}
      />
    )
  return (
    <EmptyState
      id="screen-error"
      actionId={state.onRetry ? 'screen-retry' : 'screen-back'}
      drawing="failed"
      message={state.message ?? t('failed')}
      actionText={t(state.onRetry ? 'retry' : 'back')}
      onAction={state.onRetry ?? screenHost().back}
    />
  )
}
