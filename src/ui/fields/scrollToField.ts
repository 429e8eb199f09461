import Taro from '@tarojs/taro'

/** Free space above the field in CSS pixels, below the header. */
const ROOM_ABOVE = 96

/** Scrolls an element into view by its id, after the current render is complete. A page that was left meanwhile stays as it is. */
export function scrollToElement(id: string): void {
  const scroll = () => Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -ROOM_ABOVE, duration: 200 })
  Taro.nextTick(() => void scroll().catch(() => undefined))
}

/**
 * Scrolls a field into view by its id, e.g. the first invalid one after a refusal, when error messages have moved
 * the others.
 */
export const scrollToField = (id: string): void => scrollToElement(`${id}-field`)
