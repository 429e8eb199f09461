import { buildMini } from '@quanzi/contract'
import { qrPicture } from '../../base/qrPicture'
import type { Services } from '../../call/Context'
import type { CodeWish } from '../../db/schema/PosterSheet'

/**
 * A code that opens a short link's target: a QR code of the link, or a mini-program code with the short code as its
 * scene (which has at most 32 characters).
 */
export function codePicture({ config, providers }: Services, { code, mini }: CodeWish): Promise<Buffer> {
  const link = `${config.publicUrl}/s/${code}`
  return mini
    ? providers.wechat.miniCode({ scene: code, page: buildMini('root.entry').replace(/^\//, ''), link })
    : qrPicture(link)
}
