/** The encoder alone, without the renderers that need a canvas or a file system. */
declare module 'qrcode/lib/core/qrcode' {
  import type { QRCode, QRCodeOptions } from 'qrcode'

  export function create(text: string, options?: QRCodeOptions): QRCode
}
