import { toBuffer } from 'qrcode'

/** Edge in pixels. */
const EDGE = 430

/** A code that phones read, as PNG. */
export const qrPicture = (text: string): Promise<Buffer> =>
  toBuffer(text, { width: EDGE, margin: 1, errorCorrectionLevel: 'M' })
