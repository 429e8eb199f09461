import { ON_MESSAGE } from '@quanzi/contract'
import { encodeMessage, encodePackage, encodePush, PackageType } from '@quanzi/pomelo'
import type { Bus } from './Bus'
import { type ChatRow, chatMessageJson } from './messages'
import type { Presence, Seat } from './Presence'

/** A stored message on its way. */
export interface Parcel {
  readonly row: ChatRow
  /** The connection it came by, which needs no echo. */
  readonly seat?: Seat | undefined
}

type Frames = Map<number, Uint8Array<ArrayBuffer>>

const SURROGATE = /[\ud800-\udfff]/g

/** The frame of an `OnMessage`, made of the stored texts: parsing and writing them again would be half of the work. */
function messagesFrame(parcels: readonly Parcel[]): Uint8Array<ArrayBuffer> {
  const json = `{"msgs":[${parcels.map(({ row }) => chatMessageJson(row)).join()}]}`
  // As everywhere in the protocol: old clients cannot read the four byte form.
  const body = Buffer.from(json.replace(SURROGATE, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`))
  return encodePackage(PackageType.data, encodeMessage({ type: 'push', route: ON_MESSAGE, body }))
}

/** Brings messages to every connection of their receivers and to the senders' other ones. */
export class Delivery {
  constructor(
    private readonly presence: Presence,
    private readonly bus: () => Bus,
    private readonly alone: boolean,
  ) {}

  /** Settled when the other servers have been told. */
  async deliver(parcels: readonly Parcel[]): Promise<void> {
    const frames: Frames = new Map()
    for (const [rid, mine] of groupBy(parcels, ({ row }) => row.to_rid)) {
      const frame = messagesFrame(mine)
      frames.set(rid, frame)
      this.presence.send(rid, frame)
    }
    if (!this.alone) await this.bus().publish(frames)
    await this.echo(parcels.filter(({ row }) => row.from_rid !== row.to_rid))
  }

  /** Pushes something that is not kept to all connections of a member. */
  async push(rid: number, route: string, body: unknown): Promise<void> {
    const frame = encodePush(route, body)
    this.presence.send(rid, frame)
    await this.bus().publish(new Map([[rid, frame]]))
  }

  private async echo(parcels: readonly Parcel[]): Promise<void> {
    const frames: Frames = new Map()
    for (const [rid, sent] of groupBy(parcels, ({ row }) => row.from_rid)) {
      if (!this.alone) frames.set(rid, messagesFrame(sent))
      for (const seat of this.presence.seats(rid)) {
        const others = sent.filter((parcel) => parcel.seat !== seat)
        if (others.length > 0) seat.session.send(messagesFrame(others))
      }
    }
    if (!this.alone) await this.bus().publish(frames)
  }
}

function groupBy(parcels: readonly Parcel[], key: (parcel: Parcel) => number): Map<number, Parcel[]> {
  const groups = new Map<number, Parcel[]>()
  for (const parcel of parcels) {
    const group = groups.get(key(parcel))
    if (group) group.push(parcel)
    else groups.set(key(parcel), [parcel])
  }
  return groups
}
