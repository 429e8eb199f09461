import Taro from '@tarojs/taro'
import { back } from '@/platform/back'

/** Opens pages only when each history entry is a page: sheets and dialogs have their own entries. */
const cleared =
  <Options, Answer>(go: (options: Options) => Promise<Answer>) =>
  async (options: Options): Promise<Answer> => {
    await back.clear()
    return go(options)
  }

export const pages = {
  navigateTo: cleared((options: Parameters<typeof Taro.navigateTo>[0]) => Taro.navigateTo(options)),
  redirectTo: cleared((options: Parameters<typeof Taro.redirectTo>[0]) => Taro.redirectTo(options)),
  reLaunch: cleared((options: Parameters<typeof Taro.reLaunch>[0]) => Taro.reLaunch(options)),
  navigateBack: cleared((options: Parameters<typeof Taro.navigateBack>[0]) => Taro.navigateBack(options)),
}
