import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import { sizeOf } from './readHead'
import type { PickedFile } from './types'

const ANIMATED = /\.gif$/i
/** Above this size in bytes a picture is compressed even when its edges are short. */
const HEAVY = 3 * 1_048_576

/** Makes a photo smaller with the platform's own functions. Animated pictures stay as they are. */
export async function shrinkByPlatform(file: PickedFile, maxEdge: number): Promise<PickedFile> {
  if (ANIMATED.test(file.path)) return file
  const info = await taroOutcome(() => Taro.getImageInfo({ src: file.path }))
  if (!info.ok || info.value.type === 'gif') return file
  const { width, height } = info.value
  if (Math.max(width, height) <= maxEdge && file.size <= HEAVY) return file
  const scale = Math.min(1, maxEdge / Math.max(width, height))
  // Douyin reads the quality only.
  const edges = { compressedWidth: Math.round(width * scale), compressedHeight: Math.round(height * scale) }
  const small = await taroOutcome(() => Taro.compressImage({ src: file.path, quality: 86, ...edges }))
  if (!small.ok) return file
  const path = small.value.tempFilePath
  const size = await sizeOf(path)
  return size === null || size >= file.size ? file : { ...file, path, size }
}
