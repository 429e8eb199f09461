import { makeAutoObservable, observableShallow, runInAction } from 'mobx'
import { GatewayError } from '@/gateway/GatewayError'
import type { FileUpload } from '@/gateway/uploadFile'
import type { KeptFiles } from '@/platform/keptFiles/types'
import type { PickedFile } from '@/platform/media/types'
import type { Outbox, OutboxItem } from '../store/Outbox'
import { mediaBody } from './mediaBody'
import type { MediaKind } from './mediaKinds'

interface Parts {
  readonly outbox: Outbox
  readonly keptFiles: KeptFiles
  readonly upload: (file: PickedFile, kind: MediaKind, onProgress: (percent: number) => void) => FileUpload
  /** A still picture of a video; null where the platform makes none. */
  readonly posterOf: (video: PickedFile) => Promise<PickedFile | null>
  /** Runs `action` after `ms`. */
  readonly later: (ms: number, action: () => void) => void
  /** Message for the user when the device has lost the file of a message. */
  readonly gone: () => string
}

type Upload = NonNullable<OutboxItem['upload']>

const AGAIN_MS = 5000

/** The name of a video's still picture on the device. */
const posterName = (tempID: string): string => `${tempID}-poster`

/**
 * Uploads the files of messages. A file stays on the device until it is stored; after a fault the upload is repeated.
 */
export class MediaUploads {
  private readonly files = new Map<string, PickedFile>()
  private readonly posters = new Map<string, PickedFile>()
  private readonly percents = new Map<string, number>()
  private readonly running = new Map<string, FileUpload | null>()
  private stopped = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<MediaUploads, 'parts' | 'files' | 'posters' | 'percents' | 'running' | 'stopped'>(this, {
      parts: false,
      posters: false,
      running: false,
      stopped: false,
      files: observableShallow,
      percents: observableShallow,
    })
  }

  progress(tempID: string): number {
    return this.percents.get(tempID) ?? 0
  }

  localPath(tempID: string): string | null {
    return this.files.get(tempID)?.path ?? null
  }

  /** Copies a file to the device before its message enters the outbox. */
  async take(tempID: string, file: PickedFile, poster?: PickedFile): Promise<void> {
    this.files.set(tempID, file)
    if (poster) this.posters.set(tempID, poster)
    // Without a copy on the device, the message can still be sent while the app runs.
    await this.parts.keptFiles.keep(tempID, file)
    if (poster) await this.parts.keptFiles.keep(posterName(tempID), poster)
  }

  /** Starts all waiting uploads, after entering or a new start of the app. */
  startAll(): void {
    for (const { tempID } of this.parts.outbox.items) this.start(tempID)
  }

  start(tempID: string): void {
    const item = this.parts.outbox.find(tempID)
    if (this.stopped || !item?.upload || item.refusal !== undefined || this.running.has(tempID)) return
    this.running.set(tempID, null)
    void this.run(tempID, item.upload).finally(() => this.running.delete(tempID))
  }

  /** Deletes the file of a message that the user has deleted. */
  drop(tempID: string): void {
    this.running.get(tempID)?.abort()
    this.running.delete(tempID)
    this.files.delete(tempID)
    this.posters.delete(tempID)
    this.dropKept(tempID)
  }

  private dropKept(tempID: string): void {
    void this.parts.keptFiles.drop(tempID)
    void this.parts.keptFiles.drop(posterName(tempID))
  }

  /** Aborts the uploads when the member or the tenant changes; their files stay on the device. */
  stop(): void {
    this.stopped = true
    for (const upload of this.running.values()) upload?.abort()
    this.running.clear()
  }

  private async run(tempID: string, { kind, seconds, wave }: Upload): Promise<void> {
    const { outbox, keptFiles, gone, later } = this.parts
    const file = this.files.get(tempID) ?? (await keptFiles.take(tempID))
    if (!file) return outbox.refuse(tempID, gone())
    runInAction(() => this.files.set(tempID, file))
    try {
      const poster = kind === 'video' ? await this.storePoster(tempID, file) : ''
      const address = await this.store(tempID, file, kind)
      if (outbox.find(tempID)) outbox.uploaded(tempID, mediaBody(kind, address, { poster, seconds, wave }))
      this.dropKept(tempID)
    } catch (error) {
      if (this.stopped || !outbox.find(tempID)) return
      if (error instanceof GatewayError && error.kind !== 'network') outbox.refuse(tempID, error.msg)
      else later(AGAIN_MS, () => this.start(tempID))
    }
  }

  /** The still picture that came with the video, even before the app was killed, or one made from the video now. */
  private async storePoster(tempID: string, video: PickedFile): Promise<string> {
    const { keptFiles, posterOf } = this.parts
    const poster =
      this.posters.get(tempID) ??
      (await keptFiles.take(posterName(tempID))) ??
      (await posterOf(video).catch(() => null))
    if (poster) this.posters.set(tempID, poster)
    return poster ? this.store(tempID, poster, 'image') : ''
  }

  private async store(tempID: string, file: PickedFile, kind: MediaKind): Promise<string> {
    const upload = this.parts.upload(file, kind, (percent) => runInAction(() => this.percents.set(tempID, percent)))
    this.running.set(tempID, upload)
    return upload.address
  }
}
