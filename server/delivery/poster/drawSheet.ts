import sharp from 'sharp'
import type { Services } from '../../call/Context'
import type { CodeWish, Sheet } from '../../db/schema/PosterSheet'
import { codePicture } from './codePicture'
import { drawCard } from './drawCard'
import { drawCertificate } from './drawCertificate'
import { drawPoster } from './drawPoster'
import { ownPicture } from './ownPicture'

/** Pixels per unit: saved pictures are viewed on large screens. */
const SCALE = 1.5

/** Draws a sheet as JPEG. */
export async function drawSheet(services: Services, sheet: Sheet): Promise<Buffer> {
  const svg = await svgOf(services, sheet)
  return await sharp(Buffer.from(svg), { density: 72 * SCALE, unlimited: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer()
}

const codeData = async (services: Services, wish: CodeWish): Promise<string> =>
  `data:image/png;base64,${(await codePicture(services, wish)).toString('base64')}`

async function svgOf(services: Services, sheet: Sheet): Promise<string> {
  if (sheet.kind === 'card') {
    const cover = await ownPicture(services, sheet.cover, 1000 * SCALE)
    return drawCard(sheet, { cover, code: sheet.code && (await codeData(services, sheet.code)) })
  }
  if (sheet.kind === 'certificate') {
    const [photo, code] = await Promise.all([ownPicture(services, sheet.photo, 480), codeData(services, sheet.code)])
    return drawCertificate(sheet, { photo, code })
  }
  const [cover, userImg, code] = await Promise.all([
    ownPicture(services, sheet.cover, 750 * SCALE),
    ownPicture(services, sheet.userImg, 80 * SCALE),
    codeData(services, sheet.code),
  ])
  return drawPoster(sheet, { cover, userImg, code })
}
