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
 * `chooseMedia` replaces `chooseImage`, which is kept for platforms without it. Taro passes the call through
 * unchanged.
 */
export function chooseImages(choice: Choice): Promise<readonly Chosen[]> {
  if (typeof Taro.chooseMedia !== 'function') return Taro.chooseImage(choice).then(({ tempFiles }) => tempFiles)
  return new Promise((resolve, reject) => {
    void Taro.chooseMedia({
      ...choice,
      mediaType: ['image'],
      success: ({ tempFiles }) => resolve(tempFiles.map(({ tempFilePath, size }) => ({ path: tempFilePath, size }))),
      fail: reject,
    })
  })
}
