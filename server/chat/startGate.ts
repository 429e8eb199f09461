import type { AddressInfo } from 'node:net'
import type { Services } from '../call/Context'
import { AutoAgents } from './AutoAgents'
import { type Bus, NO_BUS } from './Bus'
import type { ChatRow } from './ChatRow'
import { Delivery, type Parcel } from './Delivery'
import { drainOutbox } from './drainOutbox'
import { endRevokedSessions } from './endRevokedSessions'
import type { GateParts } from './GateParts'
import { GATE_LIMITS, type GateLimits } from './limits'
import { listen } from './listen'
import { MemberLimit } from './MemberLimit'
import { MessageWriter, type Stored } from './MessageWriter'
import { Presence } from './Presence'
import { ReadBack } from './ReadBack'
import { RedisBus } from './RedisBus'
import { repeat } from './repeat'
import { Tenants } from './Tenants'

/** A gate that is listening. */
export interface Gate {
  readonly port: number
  /**
   * Pushes to all connections of a member, on every server. The push is not stored; use `sendSystemMessage` for
   * messages.
   */
  push(rid: number, route: string, body: unknown): void
  /** Accepts no more connections, finishes work in progress and closes. */
  stop(): Promise<void>
}

type GateServices = Pick<Services, 'config' | 'db' | 'clock' | 'log' | 'secrets'>

const OUTBOX_EVERY = 1000
const REFRESH_EVERY = 30_000
const READ_BACK_EVERY = 1000

/** Starts the chat gate on `config.gatePort`; 0 takes a free port. */
export async function startGate(services: GateServices, limits: Partial<GateLimits> = {}): Promise<Gate> {
  const { config, db, clock, log, secrets } = services
  const bounds = { ...GATE_LIMITS, ...limits }
  let bus: Bus = NO_BUS
  const presence = new Presence(bounds, () => bus)
  const delivery = new Delivery(presence, () => bus, config.redisUrl === undefined)
  const agents = new AutoAgents(db)
  const sending = new MemberLimit(bounds)
  const marking = new MemberLimit(bounds)
  const entering = new MemberLimit({ burst: bounds.entries, perSecond: 1 })
  const readBack = config.redisUrl ? new ReadBack(db, clock, presence, (rows) => delivery.deliverHere(rows)) : null
  const writer = new MessageWriter(db, clock, (messages) => {
    delivery.deliver(messages.flatMap(toParcel))
    for (const { row, receiver } of messages) if (receiver.auto) void reply(row)
  })
  const parts: GateParts = {
    db,
    clock,
    secrets,
    presence,
    delivery,
    readBack,
    sending,
    marking,
    entering,
    writer,
    tenants: new Tenants(db),
    bucket: `${config.publicUrl}/oss`,
  }
  const failed = (error: unknown, during: string) => log.error({ err: error, during }, 'chat: something failed')

  async function reply(question: ChatRow): Promise<void> {
    try {
      const answer = await agents.answer(question)
      if (answer) await writer.write(answer)
    } catch (error) {
      failed(error, 'answer of an agent')
    }
  }

  if (config.redisUrl && readBack) {
    bus = await RedisBus.open(config.redisUrl, clock, log, {
      frame: (rid, frame) => presence.send(rid, frame),
      lost: (since) => readBack.lost(since),
      found: () => void readBack.found().catch((error: unknown) => failed(error, 'reading back')),
      throwOut: (rid, name) => presence.throwOutNamed(rid, name),
    })
  }
  const server = await listen({
    host: config.host,
    port: config.gatePort,
    limits: bounds,
    clientFloor: config.gateClientFloor,
    parts,
    failed,
  })
  const outbox = repeat(OUTBOX_EVERY, async () => {
    const rows = await drainOutbox(db)
    if (rows.length > 0) delivery.deliver(rows.map((row) => ({ row })))
  })
  const refresh = repeat(REFRESH_EVERY, async () => {
    parts.tenants.forget()
    writer.receivers.forget()
    for (const limit of [sending, marking, entering]) limit.forget(clock())
    await endRevokedSessions(parts)
  })
  const readingBack = repeat(READ_BACK_EVERY, async () => readBack?.tick())
  const tasks = [outbox, refresh, readingBack]
  for (const each of tasks) each.failed = (error) => failed(error, 'a regular task')

  return {
    port: (server.address() as AddressInfo).port,
    push: (rid, route, body) => delivery.push(rid, route, body),
    async stop() {
      await Promise.all(tasks.map((task) => task.stop()))
      await server.stop(() => writer.idle())
      await bus.close()
    },
  }
}

/** A repeat is delivered again unless it was read: the server that stored it may have died before delivering it. */
const toParcel = ({ row, draft, again }: Stored): Parcel[] =>
  again && row.read_at !== null ? [] : [{ row, seat: draft.seat }]
