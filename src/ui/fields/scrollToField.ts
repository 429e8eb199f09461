import Taro from '@tarojs/taro'

/** CSS pixels kept free above the field, below the header. */
const ROOM_ABOVE = 96

/** Brings a field into view by its id: the first wrong one after a form was refused. */
export function scrollToField(id: string): void {
  // Next tick: the errors have just been drawn and moved the fields.
  Taro.nextTick(() => void Taro.pageScrollTo({ selector: `#${id}-field`, offsetTop: -ROOM_ABOVE, duration: 200 }))
}
