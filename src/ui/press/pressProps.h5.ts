import type { ITouchEvent } from '@tarojs/components'
import type { KeyboardEvent } from 'react'
import type { PressOptions } from './PressOptions'

export function pressProps(onPress: ((event?: ITouchEvent) => void) | undefined, options: PressOptions = {}) {
  const { role = 'button', label, disabled, idle, selected, checked, expanded, pressed } = options
  if (!onPress) return label ? { 'aria-label': label } : {}
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    onPress()
  }
  return {
    role,
    'aria-label': label,
    'aria-disabled': disabled || idle || undefined,
    'aria-selected': selected,
    'aria-checked': checked,
    'aria-expanded': expanded,
    'aria-pressed': pressed,
    tabIndex: disabled || idle ? -1 : 0,
    ...(disabled ? {} : { onClick: onPress, onKeyDown: handleKeyDown }),
  }
}
