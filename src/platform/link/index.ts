import Taro from '@tarojs/taro'
import { unsupported } from '../outcome'
import { taroOutcome } from '../taroOutcome'
import type { Link } from './types'

export const link: Link = {
  open: async () => unsupported(),
  leave: async () => undefined,
  save: async () => unsupported(),
  dial: (phone) => taroOutcome(async () => void (await Taro.makePhoneCall({ phoneNumber: phone }))),
  reload() {
    const page = Taro.getCurrentInstance().router
    if (page) void taroOutcome(async () => void (await Taro.reLaunch({ url: page.path })))
  },
}
