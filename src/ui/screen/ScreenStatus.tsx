import type { ReactNode } from 'react'
import { t } from '@/locales/t'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ListSkeleton } from '@/ui/feedback/ListSkeleton'
import type { ScreenState } from './ScreenState'
import { screenHost } from './screenHost'
import { useNetworkReturn } from './useNetworkReturn'

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
  return <FailedStatus state={state} />
}

function FailedStatus({ state }: { state: Extract<ScreenState, { kind: 'error' }> }) {
  const waits = state.offline === true && state.onRetry !== undefined
  useNetworkReturn(waits, () => state.onRetry?.())
  return (
    <EmptyState
      id="screen-error"
      actionId={state.onRetry ? 'screen-retry' : 'screen-back'}
      drawing={waits ? 'offline' : 'failed'}
      message={waits ? t('offlineWaits') : (state.message ?? t('failed'))}
      actionText={t(state.onRetry ? 'retry' : 'back')}
      onAction={state.onRetry ?? screenHost().back}
    />
  )
}
