import { toBuffer } from 'qrcode'

/** Edge length in px. */
const EDGE = 430

/** A QR code as PNG. */
export const qrPicture = (text: string): Promise<Buffer> =>
  toBuffer(text, { width: EDGE, margin: 1, errorCorrectionLevel: 'M' })
