import { ORDER_STATUS, type OrderDetail, percentOf, type RefundOffer, type SupplyChainRow } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import type { UploadWait } from '@/ui/media/UploadQueue'

/** The content of a refund request; stored on the device until it is sent. */
export interface RefundDraft {
  readonly remark: string
  readonly imgs: readonly string[]
  /** Ids of the chosen lines; absent in drafts of before they were kept. */
  readonly chosen?: readonly string[]
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && (value as readonly unknown[]).every((one) => typeof one === 'string')

export const isRefundDraft = (value: unknown): value is RefundDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<RefundDraft>).remark === 'string' &&
  isTexts((value as Partial<RefundDraft>).imgs) &&
  isTexts((value as RefundDraft).chosen ?? [])

interface Parts {
  readonly draft: { readonly read: () => RefundDraft | null; readonly write: (draft: RefundDraft | null) => void }
}

/**
 * The refund of the chosen lines. `isMixed`: the division between channel and wallet is known for all lines
 * together only.
 */
export type ChosenOffer = RefundOffer & { readonly isMixed?: true }

const REASONS = {
  use: ['reason_plan', 'reason_weather', 'reason_wrong', 'reason_other'],
  unsent: ['reason_unwanted', 'reason_wrong', 'reason_slow', 'reason_other'],
  sent: ['reason_unwanted', 'reason_missing', 'reason_lost', 'reason_other'],
  received: ['reason_quality', 'reason_different', 'reason_damaged', 'reason_unwanted', 'reason_other'],
} as const

/** A refund request: its lines, its text and its pictures. */
export class RefundStore {
  remark = ''
  imgs: readonly string[] = []
  chosen: readonly string[] = []
  /** Why it cannot be sent yet: pictures are being uploaded. */
  wait: UploadWait = 'none'

  constructor(private readonly parts: Parts) {
    makeAutoObservable<RefundStore, 'parts'>(this, { parts: false, imgs: observableRef, chosen: observableRef })
  }

  /** The lines that can be refunded now. */
  linesOf({ chains }: OrderDetail): readonly SupplyChainRow[] {
    return chains.filter(({ actions }) => actions.includes('refund'))
  }

  /** Opens with the draft of who is here now. */
  open(order: OrderDetail, line: string | null): void {
    const draft = this.parts.draft.read()
    this.remark = draft?.remark ?? ''
    this.imgs = draft?.imgs ?? []
    const all = this.linesOf(order).map(({ id }) => id)
    const kept = all.filter((id) => draft?.chosen?.includes(id))
    const fits = kept.length > 0 && (line === null || kept.includes(line))
    this.chosen = fits ? kept : line === null ? all : [line]
  }

  toggle(id: string): void {
    this.chosen = this.chosen.includes(id) ? this.chosen.filter((one) => one !== id) : [...this.chosen, id]
    this.keep()
  }

  write(remark: string): void {
    this.remark = remark
    this.keep()
  }

  show(imgs: readonly string[]): void {
    this.imgs = imgs
    this.keep()
  }

  setWait(wait: UploadWait): void {
    this.wait = wait
  }

  /** The refund of the chosen lines; null until it is known. */
  offerOf(order: OrderDetail): ChosenOffer | null {
    const { refundOffer: all } = order
    const lines = this.linesOf(order)
    if (!all || this.chosen.length === lines.length) return all
    const amount = lines
      .filter(({ id }) => this.chosen.includes(id))
      .reduce((sum, { paid }) => sum + percentOf(paid, all.share ?? 100), 0)
    if (all.wallet === 0) return { ...all, amount, cash: amount }
    if (all.cash === 0) return { ...all, amount, wallet: amount }
    return { ...all, amount, isMixed: true }
  }

  /** Common reasons for the status of the chosen lines. */
  reasonsOf(order: OrderDetail) {
    if (order.stage !== 'ship') return REASONS.use
    const furthest = Math.max(
      ...order.chains.filter(({ id }) => this.chosen.includes(id)).map(({ status }) => status),
      ORDER_STATUS.paid,
    )
    if (furthest >= ORDER_STATUS.received) return REASONS.received
    return furthest === ORDER_STATUS.shipped ? REASONS.sent : REASONS.unsent
  }

  sent(): void {
    this.remark = ''
    this.imgs = []
    this.parts.draft.write(null)
  }

  private keep(): void {
    this.parts.draft.write({ remark: this.remark, imgs: this.imgs, chosen: this.chosen })
  }
}
