import type { TeamPerson } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Avatar } from '@/ui/content/Avatar'
import { priceNumber } from '@/ui/content/priceNumber'
import { pressProps } from '@/ui/press/pressProps'
import { text } from './messages'
import css from './PersonRow.module.scss'

interface PersonRowProps {
  readonly person: TeamPerson
  /** What the screen says about the person, below the name. */
  readonly note: ReactNode
  /** Beside the name, at the right end. */
  readonly end?: ReactNode
  readonly actions?: ReactNode
  readonly onOpen?: (() => void) | undefined
  /** False for people who have sold and bought nothing yet, such as applicants. */
  readonly withFigures?: boolean
}

/** A fan or a person of the team, with what they brought and what the viewer earned by it. */
export function PersonRow({ person, note, end, actions, onOpen, withFigures = true }: PersonRowProps) {
  const { id, nickname, headImg, mobile, orders, amount, commission, children } = person
  const figures = [
    text('orders', { count: orders }),
    text('sales', { amount: priceNumber(amount) }),
    text('earned', { amount: priceNumber(commission) }),
    ...(children > 0 ? [text('below', { count: children })] : []),
  ]
  return (
    <View className={css.frame}>
      <View id={`person-${id}`} className={css.row} {...pressProps(onOpen, { role: 'link' })}>
        <Avatar src={headImg} name={nickname} />
        <View className={css.words}>
          <View className={css.top}>
            <Text className={css.name}>{nickname}</Text>
            {end}
          </View>
          {mobile !== '' && <Text className={css.note}>{mobile}</Text>}
          <View className={css.note}>{note}</View>
          {withFigures && (
            <View className={css.figures}>
              {figures.map((words) => (
                <Text key={words} className={css.figure}>
                  {words}
                </Text>
              ))}
            </View>
          )}
        </View>
      </View>
      {actions && <View className={css.actions}>{actions}</View>}
    </View>
  )
}
