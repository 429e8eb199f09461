import Taro from '@tarojs/taro'

/** Free space above the field in CSS pixels, below the header. */
const ROOM_ABOVE = 96

/** Scrolls to a field by its id: the first one with an error. */
export function scrollToField(id: string): void {
  // At the next tick: the errors have just been rendered and have moved the fields.
  Taro.nextTick(() => void Taro.pageScrollTo({ selector: `#${id}-field`, offsetTop: -ROOM_ABOVE, duration: 200 }))
}
