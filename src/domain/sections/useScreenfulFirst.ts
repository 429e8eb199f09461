import type { Section } from '@quanzi/contract'
import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'

/** Number of sections that fill a screen. */
const SCREENFUL = 7

/**
 * The sections to draw: first those that fill a screen, and all of them when the view shows those. This keeps each
 * message to the view small, and the first screen shows sooner.
 */
export function useScreenfulFirst(sections: readonly Section[]): readonly Section[] {
  const [isFirst, setFirst] = useState(true)
  useEffect(() => Taro.nextTick(() => setFirst(false)), [])
  return isFirst ? sections.slice(0, SCREENFUL) : sections
}
