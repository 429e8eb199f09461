import Taro from '@tarojs/taro'

interface Choice {
  readonly count: number
  readonly sourceType: ('album' | 'camera')[]
}

interface Chosen {
  readonly path: string
  readonly size: number
}

/**
 * Platforms refuse to choose more than so many at a time. `chooseMedia` replaces `chooseImage`, which is kept for platforms without it. Taro passes the call through
 * unchanged.
 */
export function chooseImages(choice: Choice): Promise<readonly Chosen[]> {
  const upTo = (most: number) => ({ ...choice, count: Math.min(choice.count, most) })
  if (typeof Taro.chooseMedia !== 'function') return Taro.chooseImage(upTo(9)).then(({ tempFiles }) => tempFiles)
  return new Promise((resolve, reject) => {
    void Taro.chooseMedia({
      ...upTo(20),
      mediaType: ['image'],
      success: ({ tempFiles }) => resolve(tempFiles.map(({ tempFilePath, size }) => ({ path: tempFilePath, size }))),
      fail: reject,
    })
  })
}
