import type { ScreenHeaderProps } from './ScreenHeaderProps'

/** On H5 a class that gives sticky elements below the header its height. */
export const headedClass: string | undefined = undefined

/** Mini-programs have their own navigation bar. */
export function ScreenHeader(_props: ScreenHeaderProps) {
  return null
}
