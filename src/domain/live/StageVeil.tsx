import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { formatMoment } from '@/locales/formatMoment'
import { Countdown } from '@/ui/content/Countdown'
import { Picture } from '@/ui/media/Picture'
import { text } from './messages'
import css from './StageVeil.module.scss'

interface StageVeilProps {
  readonly cover: string
  readonly title: string
  readonly children?: ReactNode
}

/** The cover of a stage on which nothing plays, with words over it. */
export function StageVeil({ cover, title, children }: StageVeilProps) {
  return (
    <>
      <View className={css.cover}>
        <Picture src={cover} alt={title} lazy={false} />
      </View>
      <View className={css.veil}>{children}</View>
    </>
  )
}

export function StageWord({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <Text id={id} className={css.word}>
      {children}
    </Text>
  )
}

/** When it begins, and the time until then. */
export function StageBegin({
  id,
  at,
  onEnd,
}: {
  readonly id?: string
  readonly at: number
  readonly onEnd?: () => void
}) {
  return (
    <View id={id} className={css.begin}>
      <StageWord>{text('beginsAt', { time: formatMoment(at, 'when') })}</StageWord>
      <View className={css.clock}>
        <Countdown until={at} prefix={text('left')} {...(onEnd ? { onEnd } : {})} />
      </View>
    </View>
  )
}
