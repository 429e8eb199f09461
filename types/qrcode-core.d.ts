/** The encoder alone, without the renderers that need a canvas or a file system. */
declare module 'qrcode/lib/core/qrcode' {
  import type { QRCode, QRCodeOptions, QRCodeSegment } from 'qrcode'

  export function create(text: string | QRCodeSegment[], options?: QRCodeOptions): QRCode
}
