import { qrPicture } from '../../base/qrPicture'
import { ProviderMissing } from '../ProviderMissing'
import type { WechatProvider } from './WechatProvider'

const missing = () => new ProviderMissing('the messaging app')

/** Without WeChat nobody logs in through it. Mini-program codes become plain QR codes with the same target. */
export class MissingWechat implements WechatProvider {
  readonly appId = ''

  authorizeUrl(): string {
    throw missing()
  }

  async exchange(): Promise<null> {
    return null
  }

  async codeToSession(): Promise<null> {
    return null
  }

  async phoneNumber(): Promise<null> {
    return null
  }

  async jsapiTicket(): Promise<string> {
    throw missing()
  }

  async miniCode({ link }: { readonly link: string }): Promise<Buffer> {
    return await qrPicture(link)
  }

  async jsSdk(): Promise<{ readonly text: string }> {
    throw missing()
  }

  async isSubscribed(): Promise<boolean> {
    return false
  }

  async accountCode(): Promise<string> {
    return ''
  }
}
