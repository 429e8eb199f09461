import type { Certificate, CertificateStanding, ContentDetail, GameResult } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { serverNow } from '@/platform/serverClock'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetchDetail: () => Promise<ContentDetail>
  readonly fetchResult: () => Promise<GameResult>
  readonly appeal: (entryId: string, text: string) => Promise<unknown>
  /** The member's certificate for it, or what it will say. */
  readonly fetchStanding: (entryId: string) => Promise<CertificateStanding>
  readonly issue: (entryId: string) => Promise<Certificate>
  /** What to say where no result is public, with the gateway's message. */
  readonly missing: (message: string) => ScreenState
}

const APPEAL = { min: 5, max: 500 }

/** One result with its event. */
export class ResultStore {
  state: ScreenState = screenLoading
  detail: ContentDetail | null = null
  result: GameResult | null = null
  standing: CertificateStanding | null = null
  certificate: Certificate | null = null
  appealText = ''
  tried = false
  busy: '' | 'appeal' | 'certificate' = ''

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ResultStore, 'parts'>(this, {
      parts: false,
      detail: observableRef,
      result: observableRef,
      standing: observableRef,
      certificate: observableRef,
    })
  }

  get appealIsShort(): boolean {
    return this.tried && [...this.appealText.trim()].length < APPEAL.min
  }

  /** True while an objection may be written: in time, and none waits or has been upheld. */
  get mayAppeal(): boolean {
    const { appeal, appealUntil } = this.result ?? {}
    return (!appeal || appeal.state === 'refused') && serverNow() <= (appealUntil ?? 0)
  }

  /** The state of the objection with the reply, unless that says the same. */
  appealWords(state: string): string {
    const reply = this.result?.appeal?.reply ?? ''
    return reply === '' || state.includes(reply) ? state : `${state} · ${reply}`
  }

  /** Kilometres of the last checkpoint and beyond are not known: the category's name says the distance. */
  get kilometres(): number | null {
    const parts = /(\d+(?:\.\d+)?)\s*K/i.exec(this.result?.entry.category ?? '')
    return parts ? Number(parts[1]) : null
  }

  async load(): Promise<void> {
    try {
      const [detail, result] = await Promise.all([this.parts.fetchDetail(), this.parts.fetchResult()])
      runInAction(() => {
        this.detail = detail
        this.result = result
        this.state = screenReady
      })
      if (result.mine && !this.certificate) await this.findCertificate(result.entry.id)
    } catch (error) {
      runInAction(() => {
        if (this.result) return
        const isNone = ['CLOSED', 'NOTFOUND', 'PARAM'].some((name) => isGatewayError(error, name as 'CLOSED'))
        this.state =
          isNone && isGatewayError(error) ? this.parts.missing(error.msg) : failedState(error, () => void this.load())
      })
    }
  }

  /** Optional: without an answer the certificate can be asked for again, which answers the first one. */
  private async findCertificate(entryId: string): Promise<void> {
    const found = await this.parts.fetchStanding(entryId).catch(() => null)
    runInAction(() => {
      this.standing = found
      this.certificate ??= found?.certificate ?? null
    })
  }

  write(text: string): void {
    this.appealText = text
  }

  /** True when it was sent. Rejects with the gateway's message; the text then stays. */
  async appeal(): Promise<boolean> {
    this.tried = true
    const { result } = this
    if (this.busy !== '' || !result || this.appealIsShort) return false
    return await this.run('appeal', async () => {
      await this.parts.appeal(result.entry.id, this.appealText.trim())
      runInAction(() => {
        this.appealText = ''
        this.tried = false
      })
      await this.load()
    })
  }

  async issue(): Promise<boolean> {
    const { result } = this
    if (this.busy !== '' || !result) return false
    return await this.run('certificate', async () => {
      const certificate = await this.parts.issue(result.entry.id)
      runInAction(() => {
        this.certificate = certificate
      })
    })
  }

  private async run(what: 'appeal' | 'certificate', work: () => Promise<void>): Promise<boolean> {
    this.busy = what
    try {
      await work()
      return true
    } finally {
      runInAction(() => {
        this.busy = ''
      })
    }
  }
}
