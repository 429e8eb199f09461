import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import type { Location } from './types'

export const location: Location = {
  get: () =>
    taroOutcome(async () => {
      const { latitude, longitude, accuracy } = await Taro.getLocation({ type: 'gcj02', isHighAccuracy: true })
      return { lat: latitude, lng: longitude, accuracy }
    }),
  show: ({ lat, lng, name, address }) =>
    taroOutcome(async () => void (await Taro.openLocation({ latitude: lat, longitude: lng, name, address }))),
  choose: () =>
    taroOutcome(async () => {
      const { latitude, longitude, name, address } = await Taro.chooseLocation({})
      return { lat: Number(latitude), lng: Number(longitude), name, address }
    }),
  native: true,
  openSettings: () => taroOutcome(async () => void (await Taro.openSetting())),
}
