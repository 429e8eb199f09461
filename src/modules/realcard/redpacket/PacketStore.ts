import { claimCampaign, getCardCampaign, PACKET_CODE, type RedPacket } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Call, call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'

interface Parts {
  readonly iid: number
  readonly cardId?: string | undefined
  readonly packetId?: string | undefined
  readonly ask?: Call
  readonly once?: typeof callOnce
}

/** A red packet: opened by the holder of its card, shared, and taken by friends. */
export class PacketStore {
  packet: RedPacket | null = null
  /** The card with which the viewer can open a packet; '' without one. */
  cardId = ''
  /** False for a viewer without any card. */
  holder = false
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<PacketStore, 'parts'>(this, { parts: false, packet: observableRef })
  }

  /** The viewer's own portion, fen; null without one. */
  get own(): number | null {
    return this.packet?.taken.find(({ mine }) => mine)?.amount ?? null
  }

  /** The largest portion, once all are taken. */
  get luckiest(): number | null {
    const { packet } = this
    return packet && packet.left === 0 ? Math.max(...packet.taken.map(({ amount }) => amount)) : null
  }

  async load(): Promise<void> {
    const { iid, cardId, packetId, ask = call } = this.parts
    const known = this.packet?.id ?? packetId
    const named = known ? { packetId: known } : cardId ? { cardId } : {}
    const answer = await ask(getCardCampaign, { iid, code: PACKET_CODE, ...named })
    runInAction(() => {
      this.packet = answer.packet
      this.cardId = answer.cardId
      this.holder = answer.holder
    })
  }

  /** Opens the packet of the viewer's card. */
  open(): Promise<void> {
    return this.act(async (once) => {
      const { cardId } = this
      const { packetId } = await once(`packet:open:${cardId}`, claimCampaign, (reqId) => ({
        ...{ iid: this.parts.iid, reqId, code: PACKET_CODE, cardId },
      }))
      const { iid, ask = call } = this.parts
      const { packet } = await ask(getCardCampaign, { iid, code: PACKET_CODE, packetId })
      runInAction(() => {
        this.packet = packet
      })
    })
  }

  /** Takes a portion; also a refusal shows who was faster. */
  take(): Promise<void> {
    return this.act(async (once) => {
      const { packet } = this
      if (!packet) return
      try {
        await once(`packet:take:${packet.id}`, claimCampaign, (reqId) => ({
          ...{ iid: this.parts.iid, reqId, code: PACKET_CODE, packetId: packet.id },
        }))
      } finally {
        await this.load().catch(() => undefined)
      }
    })
  }

  private async act(what: (once: typeof callOnce) => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      await what(this.parts.once ?? callOnce)
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
