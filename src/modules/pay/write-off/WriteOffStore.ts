import { VIP_RECORD_STATUS, type VipRecord } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { CodeDesk } from '@/screens/desk/CodeDesk'
import type { Keep } from '@/session/memberKeep'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

type Used = VipRecord & { readonly again?: boolean }

interface Parts {
  /** The member's own claim; undefined when it is somebody else's. Null without an id: staff come with a code. */
  readonly fetch: (() => Promise<VipRecord | undefined>) | null
  readonly use: (code: string, place: string) => Promise<Used>
  readonly isStaff: () => boolean
  readonly missing: () => ScreenState
  /** The member's code as it last came, for a place without a network. */
  readonly kept: Keep<VipRecord>
  /** Where staff stood last. */
  readonly keptPlace: Keep<string>
  readonly now: () => number
}

/** A member's code to show, or the desk where staff use codes. */
export class WriteOffStore {
  state: ScreenState = screenLoading
  record: VipRecord | null = null
  /** When the code came, ms, while it may be out of date because there is no network; else null. */
  asOf: number | null = null
  /** Where staff stand, as the member's claims then say; '' when they do not say. */
  place = ''
  readonly desk: CodeDesk<Used>

  constructor(private readonly parts: Parts) {
    this.desk = new CodeDesk((code) => this.use(code))
    makeAutoObservable<WriteOffStore, 'parts'>(this, { parts: false, desk: false, record: observableRef })
  }

  get atDesk(): boolean {
    return !this.record && this.parts.isStaff()
  }

  /** True while a code is shown that was not used: the screen then asks whether it was. */
  get showing(): boolean {
    return this.record?.status === VIP_RECORD_STATUS.open && this.record.code !== ''
  }

  async load(): Promise<void> {
    try {
      const record = await this.parts.fetch?.()
      runInAction(() => {
        this.record = record ?? null
        this.asOf = null
        this.keep()
        if (this.atDesk && this.place === '') this.place = this.parts.keptPlace.read()?.value ?? ''
        this.state = record || this.parts.isStaff() ? screenReady : this.parts.missing()
      })
    } catch (error) {
      runInAction(() => {
        if (this.record) return
        const kept = isGatewayError(error) && error.kind === 'network' ? this.parts.kept.read() : null
        if (!kept) this.state = failedState(error, () => void this.load())
        else {
          this.record = kept.value
          this.asOf = kept.at
          this.state = screenReady
        }
      })
    }
  }

  standAt(place: string): void {
    this.place = place
  }

  private async use(code: string): Promise<Used> {
    const place = this.place.trim()
    const used = await this.parts.use(code, place)
    if (place === '') this.parts.keptPlace.forget()
    else this.parts.keptPlace.write(place, this.parts.now())
    return used
  }

  /** Only a code that can still be used is worth keeping. */
  private keep(): void {
    const { kept, now, fetch } = this.parts
    if (this.record && this.showing) kept.write(this.record, now())
    else if (fetch) kept.forget()
  }
}
