import { ON_MESSAGE } from '@quanzi/contract'
import { encodeMessage, encodePackage, encodePush, PackageType } from '@quanzi/pomelo'
import type { Bus } from './Bus'
import { type ChatRow, chatMessageJson } from './ChatRow'
import type { Presence, Seat } from './Presence'

/** A stored message to deliver. */
export interface Parcel {
  readonly row: ChatRow
  /** The sender's connection, which needs no echo. */
  readonly seat?: Seat | undefined
}

type Frames = Map<number, Uint8Array<ArrayBuffer>>

const SURROGATE = /[\ud800-\udfff]/g

/** The frame of an `OnMessage`, made of the stored texts: parsing and serialising them would double the work. */
function messagesFrame(parcels: readonly Parcel[]): Uint8Array<ArrayBuffer> {
  const json = `{"msgs":[${parcels.map(({ row }) => chatMessageJson(row)).join()}]}`
  // As everywhere in the protocol: old clients cannot read the four-byte form.
  const body = Buffer.from(json.replace(SURROGATE, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`))
  return encodePackage(PackageType.data, encodeMessage({ type: 'push', route: ON_MESSAGE, body }))
}

/** Number of delivered messages to remember; no database stores more than this in a second. */
const REMEMBERED = 20_000

/** Delivers messages to all connections of their receivers, and to the senders' other connections. */
export class Delivery {
  /** Recently delivered ids, for servers that read back what others have stored. */
  private readonly told = new Set<string>()

  constructor(
    private readonly presence: Presence,
    private readonly bus: () => Bus,
    private readonly alone: boolean,
  ) {}

  /** Delivers to the connections here and sends to those of other servers, without waiting. */
  deliver(parcels: readonly Parcel[]): void {
    this.bus().publish(this.receive(parcels))
    this.bus().publish(this.echo(parcels.filter(({ row }) => row.from_rid !== row.to_rid)))
    if (!this.alone) this.remember(parcels)
  }

  /** Delivers only to the connections here: messages that other servers have stored and could not send. */
  deliverHere(rows: readonly ChatRow[]): void {
    const parcels = rows.filter((row) => !this.told.has(nameOf(row))).map((row) => ({ row }))
    this.receive(parcels)
    this.echo(parcels.filter(({ row }) => row.from_rid !== row.to_rid))
    this.remember(parcels)
  }

  /** Sends a push that is not stored to all connections of a member. */
  push(rid: number, route: string, body: unknown): void {
    const frame = encodePush(route, body)
    this.presence.send(rid, frame)
    this.bus().publish(new Map([[rid, frame]]))
  }

  private remember(parcels: readonly Parcel[]): void {
    for (const { row } of parcels) this.told.add(nameOf(row))
    for (const name of this.told) {
      if (this.told.size <= REMEMBERED) break
      this.told.delete(name)
    }
  }

  private receive(parcels: readonly Parcel[]): Frames {
    const frames: Frames = new Map()
    for (const [rid, mine] of groupBy(parcels, ({ row }) => row.to_rid)) {
      const frame = messagesFrame(mine)
      frames.set(rid, frame)
      this.presence.send(rid, frame)
    }
    return frames
  }

  private echo(parcels: readonly Parcel[]): Frames {
    const frames: Frames = new Map()
    for (const [rid, sent] of groupBy(parcels, ({ row }) => row.from_rid)) {
      if (!this.alone) frames.set(rid, messagesFrame(sent))
      for (const seat of this.presence.seats(rid)) {
        const others = sent.filter((parcel) => parcel.seat !== seat)
        if (others.length > 0) seat.session.send(messagesFrame(others))
      }
    }
    return frames
  }
}

const nameOf = ({ iid, id }: ChatRow) => `${iid} ${id}`

function groupBy(parcels: readonly Parcel[], key: (parcel: Parcel) => number): Map<number, Parcel[]> {
  const groups = new Map<number, Parcel[]>()
  for (const parcel of parcels) {
    const group = groups.get(key(parcel))
    if (group) group.push(parcel)
    else groups.set(key(parcel), [parcel])
  }
  return groups
}
