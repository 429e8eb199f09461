import type { Section } from '@quanzi/contract'
import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'

/** Number of sections that fill a screen, and of those that follow at once. */
const SCREENFUL = 7

/**
 * The sections to draw: first those that fill a screen, and a screenful more whenever the view shows what there is.
 * This keeps each message to the view small, and the first screen shows sooner.
 */
export function useScreenfulFirst(sections: readonly Section[]): readonly Section[] {
  const [count, setCount] = useState(SCREENFUL)
  useEffect(() => {
    if (count < sections.length) Taro.nextTick(() => setCount(count + SCREENFUL))
  }, [count, sections])
  return sections.slice(0, count)
}
