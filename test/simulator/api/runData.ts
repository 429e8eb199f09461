import { createCipheriv, randomBytes } from 'node:crypto'
import { LOCAL_APP_ID, LOCAL_SESSION_KEY } from '../../../server/providers/wechat/localSessionKey'

const DAY = 86_400_000
const STEPS = [6800, 9200, 4100] as const

/** The steps of the last days as the app gives them: encrypted with the key of the stand-in's sessions. */
export function runData(now: number): { encryptedData: string; iv: string } {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(LOCAL_SESSION_KEY, 'base64'), iv)
  const stepInfoList = STEPS.map((step, ago) => ({ timestamp: Math.floor((now - ago * DAY) / 1000), step }))
  const text = JSON.stringify({ stepInfoList, watermark: { appid: LOCAL_APP_ID, timestamp: Math.floor(now / 1000) } })
  const encryptedData = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
  return { encryptedData, iv: iv.toString('base64') }
}
