import Taro from '@tarojs/taro'

/** Sets the speed of a video on the page, by its id. */
export function setVideoSpeed(id: string, speed: number): void {
  Taro.createVideoContext(id)?.playbackRate?.(speed)
}
