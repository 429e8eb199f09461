import { createDecipheriv } from 'node:crypto'
import { shanghaiDay } from '@quanzi/contract'
import * as v from 'valibot'

const Packet = v.object({
  stepInfoList: v.pipe(
    v.array(v.object({ timestamp: v.pipe(v.number(), v.safeInteger()), step: v.pipe(v.number(), v.safeInteger()) })),
    v.maxLength(100),
  ),
  watermark: v.object({ appid: v.string() }),
})

export interface RunData {
  readonly appId: string
  /** By the Shanghai day of the packet's own times, never by the phone's clock. */
  readonly days: readonly { readonly date: string; readonly steps: number }[]
}

/**
 * Decrypts the messaging app's run data (AES-128-CBC with the key of the session). Null when the key does not fit, or
 * when what is inside is no run data.
 */
export function readRunData(sessionKey: string, encryptedData: string, iv: string): RunData | null {
  try {
    const decipher = createDecipheriv('aes-128-cbc', Buffer.from(sessionKey, 'base64'), Buffer.from(iv, 'base64'))
    const bytes = Buffer.concat([decipher.update(Buffer.from(encryptedData, 'base64')), decipher.final()])
    const read = v.safeParse(Packet, JSON.parse(bytes.toString('utf8')))
    if (!read.success) return null
    const { stepInfoList, watermark } = read.output
    return {
      appId: watermark.appid,
      days: stepInfoList.map(({ timestamp, step }) => ({ date: shanghaiDay(timestamp * 1000), steps: step })),
    }
  } catch {
    // A wrong key or vector, a broken padding, or text that is no JSON.
    return null
  }
}
