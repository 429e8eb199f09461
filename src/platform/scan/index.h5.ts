import { wechat } from '../wechat'
import type { Scan } from './types'

export const scan: Scan = { scan: () => wechat.scan() }
