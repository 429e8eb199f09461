import type { PhoneButtonProps } from './PhoneButtonProps'

/** A browser knows no number: it is typed. */
export function PhoneButton(_: PhoneButtonProps) {
  return null
}
