import Taro from '@tarojs/taro'
import { unsupported } from '../outcome'
import { taroOutcome } from '../taroOutcome'
import { AGREE_BUTTON } from './agreeButton'
import type { Privacy } from './types'

export const privacy: Privacy = {
  onNeeded(ask) {
    // Base libraries before 2.32.3 have no such consent.
    if (typeof Taro.onNeedPrivacyAuthorization !== 'function') return
    Taro.onNeedPrivacyAuthorization((resolve) => {
      ask((agreed) => resolve(agreed ? { event: 'agree', buttonId: AGREE_BUTTON } : { event: 'disagree' }))
    })
  },
  async openContract() {
    if (typeof Taro.openPrivacyContract !== 'function') return unsupported()
    return taroOutcome(async () => void (await Taro.openPrivacyContract()))
  },
}
