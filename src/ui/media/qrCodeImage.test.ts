import { create } from 'qrcode/lib/core/qrcode'
import { qrCodeImage } from './qrCodeImage'

const { TextEncoder: kept } = globalThis
afterEach(() => {
  globalThis.TextEncoder = kept
})

test('a code of an address or a name is drawn without TextEncoder, which mini-programs lack', () => {
  const text = 'https://example.cn/app/relation/card?name=林小圈'
  const { size } = create(text, { errorCorrectionLevel: 'M' }).modules
  globalThis.TextEncoder = undefined as unknown as typeof TextEncoder
  expect(decodeURIComponent(qrCodeImage(text))).toContain(`viewBox="0 0 ${size + 4} ${size + 4}"`)
})
