import type { ITouchEvent } from '@tarojs/components'
import type { PressOptions } from './PressOptions'

/**
 * Makes a View a control. In a browser it also gets a role, a place in the tab order and the Enter and Space keys. A
 * mini-program supports none of these and would only send them as data.
 */
export function pressProps(onPress: ((event?: ITouchEvent) => void) | undefined, options: PressOptions = {}) {
  if (!onPress || options.disabled) return {}
  return { onClick: onPress, hoverClass: 'pressed' }
}
