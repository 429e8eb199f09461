import type { SignDay } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import checkIcon from '@/ui/icon/drawings/check.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { text } from '../messages'
import css from './SignStrip.module.scss'

/** Seven days of the streak: which are signed, and what each earns. */
export const SignStrip = observer(function SignStrip({ days }: { readonly days: readonly SignDay[] }) {
  return (
    <View className={css.strip}>
      {days.map(({ day, streak, coins, signed }) => (
        <View key={day} id={`sign-${streak}`} className={joinClasses(css.day, signed && css.signed)}>
          <Text className={css.coins}>{`+${coins}`}</Text>
          <View className={css.mark}>{signed && <Icon drawing={checkIcon.drawing} size={14} />}</View>
          <Text className={css.nth}>{text('pointNth', { day: streak })}</Text>
        </View>
      ))}
    </View>
  )
})
