import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import { chooseImages } from './chooseImages'
import { fileAddress } from './fileAddress'
import { readHead } from './readHead'
import { shrinkByPlatform } from './shrinkByPlatform'
import type { Media } from './types'

/** Maximum number of pictures that WeChat and Douyin let the user choose at once. */
const MAX_COUNT = 9

/** WeChat adds a thumbnail of the video; Taro's types lack it. */
interface Thumbed {
  readonly thumbTempFilePath?: string
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

export const media: Media = {
  pickImages: ({ count = 1, camera = false } = {}) =>
    taroOutcome(async () => {
      const picked = await chooseImages({
        count: Math.min(count, MAX_COUNT),
        sourceType: camera ? ['camera'] : ['album', 'camera'],
      })
      return picked.map(({ path, size }) => ({ path, name: nameOf(path), size }))
    }),
  pickVideo: ({ camera = false } = {}) =>
    taroOutcome(async () => {
      const picked = await Taro.chooseVideo({ sourceType: camera ? ['camera'] : ['album', 'camera'] })
      const { tempFilePath: path, thumbTempFilePath: thumb, size } = picked as typeof picked & Thumbed
      const poster = thumb ? { poster: { path: thumb, name: nameOf(thumb), size: 0 } } : {}
      return { path, name: nameOf(path), size, ...poster }
    }),
  posterOf: async () => null,
  head: readHead,
  shrink: shrinkByPlatform,
  canSaveImage: true,
  saveImage: (url) =>
    taroOutcome(async () => {
      const { tempFilePath, statusCode } = await Taro.downloadFile({ url: fileAddress(url) })
      if (statusCode !== 200) throw new Error(`the picture answered ${statusCode}`)
      await Taro.saveImageToPhotosAlbum({ filePath: tempFilePath })
    }),
  async allowAlbum() {
    const settings = await taroOutcome(() => Taro.openSetting())
    const { authSetting } = settings.ok ? settings.value : {}
    // WeChat and Douyin name the permission for the album differently.
    return Boolean(
      authSetting?.['scope.writePhotosAlbum'] ?? (authSetting as Record<string, boolean> | undefined)?.['scope.album'],
    )
  },
  preview: (urls, current) =>
    taroOutcome(
      async () => void (await Taro.previewImage({ urls: urls.map(fileAddress), current: fileAddress(current) })),
    ),
}
