import { View } from '@tarojs/components'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './ConnectionBanner.module.scss'
import { text } from './messages'

export type ConnectionState = 'ready' | 'connecting' | 'waiting' | 'offline' | 'closed'

interface ConnectionBannerProps {
  readonly state: ConnectionState
  readonly onRetry: () => void
}

/** Says why no messages arrive. */
export function ConnectionBanner({ state, onRetry }: ConnectionBannerProps) {
  const retry = state === 'closed' ? onRetry : undefined
  // The box is always drawn: when it disappears, a mini-program sends all its neighbours again.
  return (
    <View className={css.place} {...semantics({ 'aria-live': 'polite' })}>
      {state !== 'ready' && (
        <View id="chat-banner" className={css.banner} {...pressProps(retry)}>
          {text(state)}
        </View>
      )}
    </View>
  )
}
