import type { AddressInfo } from 'node:net'
import type { Services } from '../call/Context'
import { AutoAgents } from './AutoAgents'
import { type Bus, NO_BUS } from './Bus'
import { Delivery, type Parcel } from './Delivery'
import { drainOutbox } from './drainOutbox'
import { endRevokedSessions } from './endRevokedSessions'
import type { GateParts } from './GateParts'
import { GATE_LIMITS, type GateLimits } from './limits'
import { listen } from './listen'
import { MessageWriter, type Stored } from './MessageWriter'
import { type ChatRow, messagesSince } from './messages'
import { Presence } from './Presence'
import { RedisBus } from './RedisBus'
import { repeat } from './repeat'
import { Tenants } from './Tenants'

/** A gate that is listening. */
export interface Gate {
  readonly port: number
  /** Pushes to all of a member's connections, on every server. It is not kept: for messages use `sendSystemMessage`. */
  push(rid: number, route: string, body: unknown): Promise<void>
  /** Takes no more connections, finishes what is under way and closes. */
  stop(): Promise<void>
}

type GateServices = Pick<Services, 'config' | 'db' | 'clock' | 'log' | 'secrets'>

const OUTBOX_EVERY = 1000
const REFRESH_EVERY = 30_000

/** Starts the chat gate on `config.gatePort`: 0 takes a free port. */
export async function startGate(services: GateServices, limits: Partial<GateLimits> = {}): Promise<Gate> {
  const { config, db, clock, log, secrets } = services
  const bounds = { ...GATE_LIMITS, ...limits }
  let bus: Bus = NO_BUS
  const presence = new Presence(bounds, () => bus)
  const delivery = new Delivery(presence, () => bus, config.redisUrl === undefined)
  const agents = new AutoAgents(db)
  const writer = new MessageWriter(db, clock, async (messages) => {
    await delivery.deliver(messages.flatMap(toParcel))
    for (const { row, receiver } of messages) if (receiver.auto) void reply(row)
  })
  const parts: GateParts = {
    db,
    clock,
    secrets,
    presence,
    delivery,
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

  async function fillGap(since: number): Promise<void> {
    const rows = await messagesSince(db, presence.rids(), since)
    await delivery.deliver(rows.map((row) => ({ row })))
  }

  if (config.redisUrl) {
    bus = await RedisBus.open(config.redisUrl, clock, log, {
      frame: (rid, frame) => presence.send(rid, frame),
      gap: (since) => void fillGap(since).catch((error: unknown) => failed(error, 'gap')),
    })
  }
  const server = await listen({ host: config.host, port: config.gatePort, limits: bounds, parts, failed })
  const outbox = repeat(OUTBOX_EVERY, async () => {
    const rows = await drainOutbox(db)
    if (rows.length > 0) await delivery.deliver(rows.map((row) => ({ row })))
  })
  const refresh = repeat(REFRESH_EVERY, async () => {
    parts.tenants.forget()
    writer.receivers.forget()
    await endRevokedSessions(parts)
  })
  for (const each of [outbox, refresh]) each.failed = (error) => failed(error, 'a regular task')

  return {
    port: (server.address() as AddressInfo).port,
    push: (rid, route, body) => delivery.push(rid, route, body),
    async stop() {
      await Promise.all([outbox.stop(), refresh.stop()])
      await server.stop(() => writer.idle())
      await bus.close()
    },
  }
}

/** A repeat is delivered again, unless it was read: the server that stored it may have died before it told anyone. */
const toParcel = ({ row, draft, again }: Stored): Parcel[] =>
  again && row.read_at !== null ? [] : [{ row, seat: draft.seat }]
