import { blockChatPerson } from '@quanzi/contract'
import { config } from '@/config'
import { call } from '@/gateway/call'
import { onChange } from '@/gateway/changes'
import { gatewayState } from '@/gateway/gatewayState'
import { uploadFile } from '@/gateway/uploadFile'
import { createId } from '@/lib/createId'
import { address } from '@/platform/address'
import { playAudio } from '@/platform/audio'
import { environment } from '@/platform/environment'
import { keptFiles } from '@/platform/keptFiles'
import { lifecycle } from '@/platform/lifecycle'
import { media } from '@/platform/media'
import { preload } from '@/platform/preload'
import { openSocket } from '@/platform/socket'
import { storage } from '@/platform/storage'
import { judgeAddress } from '@/routes/judgeAddress'
import { allowedHosts } from '@/routes/linkSettings'
import { chatOverlays } from './ChatOverlays'
import { ChatService } from './ChatService'
import { gateAddress } from './connection/gateAddress'
import { text } from './media/messages'
import { chatPlace } from './openChat'
import { watchNotices } from './watchNotices'

const clock = {
  now: () => Date.now(),
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** The chat on this platform; `chatEntry` holds the app's one. */
export function createChatService(): ChatService {
  const { target } = environment()
  const service = new ChatService({
    device: storage,
    openSocket,
    gateUrl: () =>
      gateAddress({
        gateUrl: config.gateUrl,
        origin: config.gatewayOrigin || (address.origin() ?? ''),
        port: preload.gatePort(),
      }),
    clock,
    random: Math.random,
    createId,
    channel: () => chatPlace().cid,
    language: () => gatewayState.identity().language,
    bundle: target,
    ask: call,
    upload: uploadFile,
    wholeAddress: (path) => (path.startsWith('/') ? gatewayState.origin + path : path),
    // A mini-program has no origin of its own; a card opens paths inside the app only.
    isOwnAddress: (url) => target !== 'h5' || judgeAddress(url, allowedHosts()).verdict === 'inside',
    keptFiles,
    playAudio,
    posterOf: (video) => media.posterOf(video),
    lifecycle,
    sleepsInBackground: target !== 'h5',
    fileGone: () => text('fileGone'),
  })
  watchNotices(service, chatOverlays)
  onChange(blockChatPerson, ({ iid, toRid, blocked }) =>
    service.moves?.hasBlocked(Number(iid), Number(toRid), blocked === true),
  )
  return service
}
