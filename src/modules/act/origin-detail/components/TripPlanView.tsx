import type { ContentDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { SectionHeading } from '@/ui/content/SectionHeading'
import arrowDownIcon from '@/ui/icon/drawings/arrowDown.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../../trips/messages'
import css from './TripPlanView.module.scss'

/** The days of a trip, the first one open, and what the price includes and what it does not. */
export function TripPlanView({ plan }: { readonly plan: NonNullable<ContentDetail['trip']> }) {
  const [open, setOpen] = useState<readonly number[]>([0])
  const press = (at: number) => setOpen(open.includes(at) ? open.filter((one) => one !== at) : [...open, at])
  return (
    <View>
      <SectionHeading title={text('itinerary')} note={text('days', { count: plan.days.length })} />
      {plan.days.map((day, at) => {
        const isOpen = open.includes(at)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
          <View key={at} className={css.day}>
            <View id={`day-${at + 1}`} className={css.head} {...pressProps(() => press(at), { expanded: isOpen })}>
              <Text className={css.title}>{text('dayTitle', { n: at + 1, title: day.title })}</Text>
              <View className={joinClasses(css.arrow, isOpen && css.up)}>
                <Icon drawing={arrowDownIcon.drawing} size={12} />
              </View>
            </View>
            {isOpen && <Text className={css.words}>{day.text}</Text>}
          </View>
        )
      })}
      <CostList title={text('included')} lines={plan.included} />
      <CostList title={text('excluded')} lines={plan.excluded} />
    </View>
  )
}

function CostList({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <View>
      <SectionHeading title={title} />
      {lines.map((line) => (
        <Text key={line} className={css.line}>
          {line}
        </Text>
      ))}
    </View>
  )
}
