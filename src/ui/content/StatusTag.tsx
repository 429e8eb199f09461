import { Text } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import css from './StatusTag.module.scss'

export type StatusTone = 'brand' | 'accent' | 'success' | 'warning' | 'danger' | 'plain'

export type StatusTagProps = {
  tone?: StatusTone
  /** `word`: coloured text only, for lists of own things. `filled`: on a picture. */
  look?: 'soft' | 'word' | 'filled'
  id?: string
  children: string
}

export function StatusTag({ tone = 'plain', look = 'soft', id, children }: StatusTagProps) {
  return (
    <Text id={id} className={joinClasses(css.tag, css[tone], css[look])}>
      {children}
    </Text>
  )
}
