import { buildMini } from '@quanzi/contract'
import { qrPicture } from '../../base/qrPicture'
import type { Services } from '../../call/Context'
import type { CodeWish } from '../../db/schema/PosterSheet'

/**
 * The picture that opens a short link's target: a plain code of the link, or the mini-program's own with the short
 * code as its scene (32 characters are all a scene can hold).
 */
export function codePicture({ config, providers }: Services, { code, mini }: CodeWish): Promise<Buffer> {
  const link = `${config.publicUrl}/s/${code}`
  return mini
    ? providers.wechat.miniCode({ scene: code, page: buildMini('root.entry').replace(/^\//, ''), link })
    : qrPicture(link)
}
