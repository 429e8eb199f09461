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

/** Tells the user why no messages arrive. */
export function ConnectionBanner({ state, onRetry }: ConnectionBannerProps) {
  const retry = state === 'closed' ? onRetry : undefined
  // Always render the box: when it disappears, a mini-program sends all its neighbours again.
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
