import type { ScreenHeaderProps } from './ScreenHeaderProps'

/** On H5 a class that tells what sticks below the header how high it is. */
export const headedClass: string | undefined = undefined

/** Mini-programs draw their own navigation bar. */
export function ScreenHeader(_props: ScreenHeaderProps) {
  return null
}
