import type { Clock } from '@quanzi/pomelo'
import type { Call } from '@/gateway/call'
import type { FileUpload } from '@/gateway/uploadFile'
import type { KeptFiles } from '@/platform/keptFiles/types'
import type { Lifecycle } from '@/platform/lifecycle/types'
import type { PickedFile } from '@/platform/media/types'
import type { OpenSocket } from '@/platform/socket/types'
import type { Storage } from '@/platform/storage/types'
import type { MediaKind } from './media/mediaKinds'

/** Everything the chat needs from outside: the platform in the app, fakes in tests. */
export interface ChatParts {
  readonly device: Storage
  readonly openSocket: OpenSocket
  readonly gateUrl: () => string
  /** Whose `now` is the time of day. */
  readonly clock: Clock
  readonly random: () => number
  readonly createId: () => string
  /** The channel (cid) on screen. */
  readonly channel: () => number
  readonly language: () => string
  /** Named to the gate: the build target. */
  readonly bundle: string
  readonly ask: Call
  readonly upload: (
    file: PickedFile,
    wish: { readonly iid: number; readonly kind: MediaKind; readonly onProgress: (percent: number) => void },
  ) => FileUpload
  /** An address that begins with a slash, with the origin that a mini-program needs before it. */
  readonly wholeAddress: (address: string) => string
  readonly keptFiles: KeptFiles
  readonly lifecycle: Pick<Lifecycle, 'onShow' | 'onHide' | 'onNetworkChange'>
  /** The platform cuts sockets of an app in the background, so they are closed in time. */
  readonly sleepsInBackground: boolean
  /** What the user reads when the file of a message is not on the device any more. */
  readonly fileGone: () => string
}
