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

/** Says why nothing comes; what is typed meanwhile is kept. */
export function ConnectionBanner({ state, onRetry }: ConnectionBannerProps) {
  if (state === 'ready') return null
  const retry = state === 'closed' ? onRetry : undefined
  return (
    <View id="chat-banner" className={css.banner} {...pressProps(retry)} {...semantics({ 'aria-live': 'polite' })}>
      {text(state)}
    </View>
  )
}
