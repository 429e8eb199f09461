import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import type { AddressBook } from './types'

export const addressBook: AddressBook = {
  offered: true,
  choose: () =>
    taroOutcome(async () => {
      const found = await Taro.chooseAddress()
      const { userName, telNumber, provinceName, cityName, countyName, detailInfo, postalCode } = found
      return {
        ...{ name: userName, mobile: telNumber, detail: detailInfo, postCode: postalCode },
        region: [provinceName, cityName, countyName],
      }
    }),
}
