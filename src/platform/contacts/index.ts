import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import type { Contacts } from './types'

export const contacts: Contacts = {
  add: ({ name, phone, company, post, email, address }) =>
    taroOutcome(
      async () =>
        void (await Taro.addPhoneContact({
          ...{ firstName: name, mobilePhoneNumber: phone, organization: company, title: post, email },
          workAddressStreet: address,
        })),
    ),
}
