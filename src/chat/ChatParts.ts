import type { Clock } from '@quanzi/pomelo'
import type { Call } from '@/gateway/call'
import type { FileUpload } from '@/gateway/uploadFile'
import type { PlayAudio } from '@/platform/audio/types'
import type { KeptFiles } from '@/platform/keptFiles/types'
import type { Lifecycle } from '@/platform/lifecycle/types'
import type { PickedFile } from '@/platform/media/types'
import type { OpenSocket } from '@/platform/socket/types'
import type { Storage } from '@/platform/storage/types'
import type { MediaKind } from './media/mediaKinds'

/** Everything that the chat needs from outside: the platform in the app, fakes in tests. */
export interface ChatParts {
  readonly device: Storage
  readonly openSocket: OpenSocket
  readonly gateUrl: () => string
  /** Its `now` is the wall clock. */
  readonly clock: Clock
  readonly random: () => number
  readonly createId: () => string
  /** The current channel (cid). */
  readonly channel: () => number
  readonly language: () => string
  /** The build target, for the gate. */
  readonly bundle: string
  readonly ask: Call
  readonly upload: (
    file: PickedFile,
    wish: { readonly iid: number; readonly kind: MediaKind; readonly onProgress: (percent: number) => void },
  ) => FileUpload
  /** Adds the origin that a mini-program needs before an address that begins with a slash. */
  readonly wholeAddress: (address: string) => string
  /** True for an address that leads into this app. */
  readonly isOwnAddress: (url: string) => boolean
  readonly keptFiles: KeptFiles
  readonly playAudio: PlayAudio
  /** A still picture of a video; null where the platform makes none. */
  readonly posterOf: (video: PickedFile) => Promise<PickedFile | null>
  readonly lifecycle: Pick<Lifecycle, 'onShow' | 'onHide' | 'onNetworkChange'>
  /** True where the platform cuts the sockets of an app in the background: the chat then closes them in time. */
  readonly sleepsInBackground: boolean
  /** Message for the user when the device has lost the file of a message. */
  readonly fileGone: () => string
}
