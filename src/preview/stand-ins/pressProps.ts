import type { PressOptions } from '@/ui/press/PressOptions'
import { pressProps as pressPropsOfApp } from '@/ui/press/pressProps.h5'
import { addressOf } from '../notedAddress'

const LINKS: ReadonlySet<string> = new Set(['link', 'tab'])

/** The app's attributes plus a real link where the press leads to an address: it works before any script runs. */
export function pressProps(onPress: (() => void) | undefined, options: PressOptions = {}) {
  const { onClick, onKeyDown, ...attributes } = {
    onClick: undefined,
    onKeyDown: undefined,
    ...pressPropsOfApp(onPress, options),
  }
  const leads = onPress && !options.disabled && LINKS.has(options.role ?? '')
  return { ...attributes, href: (leads && addressOf(onPress)) || undefined }
}
