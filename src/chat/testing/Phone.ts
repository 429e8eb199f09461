import type { FileUpload } from '@/gateway/uploadFile'
import type { AudioEvents } from '@/platform/audio/types'
import type { PickedFile } from '@/platform/media/types'
import type { Storage } from '@/platform/storage/types'
import type { ChatParts } from '../ChatParts'
import { ChatService, type ChatSession } from '../ChatService'
import type { ConversationStore } from '../ConversationStore'
import type { FakeGate } from './FakeGate'
import type { ManualClock } from './ManualClock'
import { memoryStorage } from './memoryStorage'

let ids = 0

/** The other person, as a screen would name them. */
export const personOf = (rid: number) => ({ roleId: rid, uid: rid, nickName: `n${rid}` })

export const sessionOf = (rid: number, iid = 1000): ChatSession => ({
  tenant: { iid },
  member: { status: 'member', profile: { rid, userId: rid, nick_name: `n${rid}`, headImg: '' } },
})

/** A member's device with the chat. Its storage outlives the chat. */
export class Phone {
  readonly device: Storage
  readonly kept = new Map<string, PickedFile>()
  readonly uploads: ((address: string | Error) => void)[] = []
  /** The started sounds, with their events. */
  readonly sounds: ({ readonly url: string } & AudioEvents)[] = []
  service: ChatService
  show: () => void = () => undefined
  hide: () => void = () => undefined
  network: (online: boolean) => void = () => undefined

  /** Videos for which a still picture was requested. */
  readonly postersOf: string[] = []

  constructor(
    readonly rid: number,
    private readonly gate: FakeGate,
    private readonly clock: ManualClock,
    private readonly given: Partial<ChatParts> = {},
  ) {
    this.device = given.device ?? memoryStorage()
    this.service = this.launch()
  }

  /** The app is killed; a new one starts with the device's storage. */
  restart(): ChatService {
    this.service.stop()
    this.service = this.launch()
    return this.service
  }

  start(): void {
    this.service.start(sessionOf(this.rid))
  }

  with(peer: number): ConversationStore {
    return this.service.openConversation(personOf(peer))
  }

  /** The messages on screen as `status:text`. */
  shown(peer: number): string[] {
    return this.with(peer).messages.map(({ status, body }) => `${status}:${body.type === 1 ? body.text : body.type}`)
  }

  private launch(): ChatService {
    const { device, kept } = this
    return new ChatService({
      device,
      openSocket: this.gate.openSocket,
      gateUrl: () => 'ws://gate.test',
      clock: this.clock,
      random: () => 0,
      createId: () => `id-${this.rid}-${++ids}`,
      channel: () => 1000,
      language: () => 'en',
      bundle: 'test',
      ask: this.gate.askAs(this.rid),
      upload: (file, { onProgress }) => this.upload(file, onProgress),
      keptFiles: {
        keep: async (name, file) => Boolean(kept.set(name, file)),
        take: async (name) => kept.get(name) ?? null,
        drop: async (name) => void kept.delete(name),
      },
      playAudio: (url, events) => {
        this.sounds.push({ url, ...events })
        return { pause: () => undefined, resume: () => undefined, stop: () => undefined }
      },
      posterOf: async ({ path }) => {
        this.postersOf.push(path)
        return null
      },
      lifecycle: {
        onShow: (run) => this.listen('show', run),
        onHide: (run) => this.listen('hide', run),
        onNetworkChange: (run) => this.listen('network', run),
      },
      sleepsInBackground: false,
      wholeAddress: (path) => path,
      isOwnAddress: (url) => url.startsWith('https://own.test/'),
      fileGone: () => 'gone',
      ...this.given,
    })
  }

  private upload(_file: PickedFile, onProgress: (percent: number) => void): FileUpload {
    onProgress(50)
    const address = new Promise<string>((resolve, reject) => {
      this.uploads.push((result) => (typeof result === 'string' ? resolve(result) : reject(result)))
    })
    return { address, abort: () => undefined }
  }

  private listen<Name extends 'show' | 'hide' | 'network'>(name: Name, run: this[Name]): () => void {
    this[name] = run
    return () => undefined
  }
}
