import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import type { Crop } from './types'

export const crop: Crop = {
  ownScreen: false,
  cut: (file) =>
    taroOutcome(async () => {
      const { tempFilePath } = await Taro.cropImage({ src: file.path, cropScale: '1:1' })
      return { ...file, path: tempFilePath }
    }),
}
