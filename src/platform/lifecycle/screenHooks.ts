import Taro from '@tarojs/taro'

/** Runs each time the screen comes to the front. */
export const useScreenShow = (run: () => void): void => Taro.useDidShow(run)

/** Runs each time the screen goes behind another or into the background. */
export const useScreenHide = (run: () => void): void => Taro.useDidHide(run)

/** Runs when the user has scrolled to the end of the page. */
export const useScreenBottom = (run: () => void): void => Taro.useReachBottom(run)
