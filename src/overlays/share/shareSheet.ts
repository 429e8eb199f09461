import { createShortUrl } from '@quanzi/contract'
import { call } from '@/gateway/call'
import { ShareSheetStore } from './ShareSheetStore'

export const shareSheet = new ShareSheetStore(async (url) => (await call(createShortUrl, { url })).url)
