import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import type { Media } from './types'

/** Pictures that WeChat and Douyin let choose at once. */
const MAX_COUNT = 9

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

export const miniMedia: Media = {
  pickImages: ({ count = 1, camera = false } = {}) =>
    taroOutcome(async () => {
      const picked = await Taro.chooseImage({
        count: Math.min(count, MAX_COUNT),
        sourceType: camera ? ['camera'] : ['album', 'camera'],
      })
      return picked.tempFiles.map(({ path, size }) => ({ path, name: nameOf(path), size }))
    }),
  pickVideo: ({ camera = false } = {}) =>
    taroOutcome(async () => {
      const picked = await Taro.chooseVideo({ sourceType: camera ? ['camera'] : ['album', 'camera'] })
      return { path: picked.tempFilePath, name: nameOf(picked.tempFilePath), size: picked.size }
    }),
  async shrink(file, maxEdge) {
    const info = await taroOutcome(() => Taro.getImageInfo({ src: file.path }))
    if (!info.ok || Math.max(info.value.width, info.value.height) <= maxEdge) return file
    const landscape = info.value.width >= info.value.height
    const edge = landscape ? { compressedWidth: maxEdge } : { compressedHeight: maxEdge }
    const small = await taroOutcome(() => Taro.compressImage({ src: file.path, quality: 86, ...edge }))
    return small.ok ? { ...file, path: small.value.tempFilePath } : file
  },
  saveImage: (url) =>
    taroOutcome(async () => {
      const { tempFilePath } = await Taro.downloadFile({ url })
      await Taro.saveImageToPhotosAlbum({ filePath: tempFilePath })
    }),
  preview: (urls, current) => taroOutcome(async () => void (await Taro.previewImage({ urls: [...urls], current }))),
}
