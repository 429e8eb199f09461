import Taro from '@tarojs/taro'
import { MAX_VALUE_LENGTH, type Storage } from './types'

export const storage: Storage = {
  read(key) {
    const value: unknown = Taro.getStorageSync(key)
    return typeof value === 'string' && value !== '' ? value : null
  },
  write(key, value) {
    if (value.length > MAX_VALUE_LENGTH) return false
    try {
      Taro.setStorageSync(key, value)
      return true
    } catch {
      return false
    }
  },
  remove(key) {
    Taro.removeStorageSync(key)
  },
  keys() {
    return Taro.getStorageInfoSync().keys
  },
}

export const storageLasts = (): boolean => true
