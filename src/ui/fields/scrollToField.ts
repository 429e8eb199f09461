import Taro from '@tarojs/taro'

/** Free space above the field in CSS pixels, below the header. */
const ROOM_ABOVE = 96

/** Brings an element into view by its id, once what has just been drawn stands. */
export function scrollToElement(id: string): void {
  Taro.nextTick(() => void Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -ROOM_ABOVE, duration: 200 }))
}

/** Brings a field into view by its id: the first wrong one after a form was refused, whose errors have moved the rest. */
export const scrollToField = (id: string): void => scrollToElement(`${id}-field`)
