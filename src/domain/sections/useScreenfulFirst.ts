import type { Section } from '@quanzi/contract'
import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'

/** Sections that fill a screen. */
const SCREENFUL = 7

/**
 * The sections to draw: the first ones, and all of them when the view shows those. What crosses to the view at once
 * stays small, and the first screen shows sooner.
 */
export function useScreenfulFirst(sections: readonly Section[]): readonly Section[] {
  const [isFirst, setFirst] = useState(true)
  useEffect(() => Taro.nextTick(() => setFirst(false)), [])
  return isFirst ? sections.slice(0, SCREENFUL) : sections
}
