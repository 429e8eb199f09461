import { Text, View } from '@tarojs/components'
import { PlatformButton } from '@/ui/action/PlatformButton'
import css from '../cf.module.scss'
import { text } from '../messages'
import type { PhoneButtonProps } from './PhoneButtonProps'

/** In a mini-program: one tap gives the number that the platform knows; others can be typed below. */
export function PhoneButton({ onPhone }: PhoneButtonProps) {
  return (
    <View className={css.list}>
      <PlatformButton id="cf-phone" openType="getPhoneNumber" onPhone={onPhone}>
        {text('phoneButton')}
      </PlatformButton>
      <Text className={css.note}>{text('orByCode')}</Text>
    </View>
  )
}
