import {
  addMarker,
  claimCoupons,
  dismissalMarker,
  firstPopup,
  type Popup,
  STAT_TYPE,
  STORAGE_KEY,
  type StatType,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Call } from '@/gateway/call'
import { createId } from '@/lib/createId'
import type { JsonStorage } from '@/platform/storage/openStorage'

interface Parts {
  readonly iid: number
  /** '' for a visitor. */
  readonly userId: string
  readonly inNativeApp: boolean
  readonly inMiniProgram: boolean
  /** The tenant's storage on the device. */
  readonly device: JsonStorage
  readonly ask: Call
  readonly count: (type: StatType, ad: Popup['id']) => void
  readonly log: (line: string) => void
}

const isMarkers = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((marker) => typeof marker === 'string')

/** The one pop-up of a screen visit, for one user of one tenant. */
export class PopupStore {
  popup: Popup | null = null
  claiming = false
  private chosen = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<PopupStore, 'parts' | 'chosen'>(this, { parts: false, chosen: false, popup: observableRef })
  }

  /** Takes the first ad that the user has not dismissed. Later site infos change nothing while the screen is open. */
  offer(ads: unknown): void {
    if (this.chosen) return
    const { userId, inNativeApp, inMiniProgram, log } = this.parts
    this.popup = firstPopup(ads, { userId, inNativeApp, inMiniProgram, log, dismissed: this.markers })
    this.chosen = this.popup !== null
    if (this.popup) this.parts.count(STAT_TYPE.adShown, this.popup.id)
  }

  /** Closes the pop-up and stores the dismissal for this user, ad and type. */
  close(): void {
    const { popup } = this
    if (!popup) return
    const { userId, device, count } = this.parts
    device.write(STORAGE_KEY.idsUser, addMarker(this.markers, dismissalMarker(userId, popup.id, popup.type)))
    count(STAT_TYPE.adClosed, popup.id)
    this.popup = null
  }

  /**
   * Claims the coupons and closes in any case. `ok` selects a normal or an error toast; null when there is nothing to
   * claim, or a claim is in progress. Rejects with GatewayError, also after closing.
   */
  async claim(rid: string): Promise<{ readonly ok: boolean; readonly msg: string } | null> {
    const { popup } = this
    if (!popup || !('coupons' in popup) || this.claiming) return null
    this.claiming = true
    try {
      const couponIds = popup.coupons.map(({ couponId }) => couponId)
      const { t, msg } = await this.parts.ask(claimCoupons, { iid: this.parts.iid, rid, couponIds, reqId: createId() })
      return { ok: t === 0, msg }
    } finally {
      runInAction(() => {
        this.claiming = false
        this.close()
      })
    }
  }

  private get markers(): readonly string[] {
    return this.parts.device.read(STORAGE_KEY.idsUser, isMarkers) ?? []
  }
}
