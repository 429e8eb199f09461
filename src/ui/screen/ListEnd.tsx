import { Text, View } from '@tarojs/components'
import { t } from '@/locales/t'
import { Spinner } from '@/ui/feedback/Spinner'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './ListEnd.module.scss'
import type { MoreState } from './ScreenState'
import { useNearEnd } from './useNearEnd'
import { useNetworkReturn } from './useNetworkReturn'

export type ListEndProps = { state: MoreState; onMore: () => void }

const words = { idle: 'loadMore', loading: 'loadingMore', failed: 'failed', end: 'noMore' } as const

/** The end of a list: loads the next page when it comes near, and on a tap after a failure. */
export function ListEnd({ state, onMore }: ListEndProps) {
  const ref = useNearEnd(state === 'idle', onMore)
  useNetworkReturn(state === 'failed', onMore)
  const canAsk = state === 'idle' || state === 'failed'
  return (
    <View ref={ref} className={css.end} {...(canAsk ? pressProps(onMore) : semantics({ 'aria-live': 'polite' }))}>
      {state === 'loading' && <Spinner />}
      <Text>
        {t(words[state])}
        {state === 'failed' ? ` · ${t('retry')}` : ''}
      </Text>
    </View>
  )
}
