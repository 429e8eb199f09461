import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ChatterTask } from './ChatterTask'
import { Exchange } from './Exchange'
import { FaultyLine } from './FaultyLine'
import { judge, type Verdict } from './judge'
import { type Place, type Stage, setStage } from './Stage'

export interface ChaosOptions {
  readonly messages: number
  /** Number of server kills; every sixth kills a client too. */
  readonly kills: number
  /** How long Redis is frozen, in ms. */
  readonly freeze: number
  readonly tell: (line: string) => void
}

export interface Outcome extends Verdict {
  readonly place: Place
  readonly happened: string
  readonly seconds: number
}

const CLIENTS_EVERY = 6
/** Approximate number of frames per message, so that there are as many faults as kills. */
const FRAMES = 8

function tasksOf({ people, servers, folder }: Stage, urls: readonly string[], messages: number): ChatterTask[] {
  return people.map(({ bearer, ...me }, at) => {
    const peers = people.map(({ name, uid, rid }) => ({ name, uid, rid }))
    return {
      me,
      peers: [...peers.slice(at + 1), ...peers.slice(0, at)],
      bearer,
      gateway: servers[at % servers.length]?.origin ?? '',
      count: messages / people.length,
      folder: path.join(folder, `device-${me.name}`),
      urls: [...urls.slice(at % urls.length), ...urls.slice(0, at % urls.length)],
    }
  })
}

/** Four members write to each other while servers, clients and lines fail; then all messages are counted. */
export async function playChaos(place: Place, options: ChaosOptions): Promise<Outcome> {
  const { kills, tell } = options
  // Each of the four writes the same number to each of the others.
  const messages = Math.ceil(options.messages / 12) * 12
  const since = Date.now()
  const stage = await setStage(place, kills)
  const { servers, redis } = stage
  const often = kills / (messages * FRAMES)
  const faults = { cut: 2 * often, silent: often, double: 0.05, delay: 0.1 }
  const lines: FaultyLine[] = []
  const killed = { clients: 0 }
  try {
    for (const { process, gatePort } of servers) {
      await process.start()
      lines.push(await FaultyLine.open(gatePort, faults))
    }
    const exchange = new Exchange(
      tasksOf(
        stage,
        lines.map(({ url }) => url),
        messages,
      ),
    )
    await exchange.start()
    // Each message is acknowledged once and received once.
    const all = messages * 2
    const trouble = redis && troubleRedis(stage, exchange, all, options)
    for (let kill = 1; kill <= kills; kill++) {
      await exchange.reach(Math.floor((all * kill) / (kills + 1)))
      tell(`${place}: kill ${kill} of ${kills}, ${exchange.done} of ${all}`)
      const takesClient = kill % CLIENTS_EVERY === 0
      const meanwhile = async () => {
        if (takesClient) await exchange.chatters[killed.clients++ % exchange.chatters.length]?.restart()
      }
      await servers[kill % servers.length]?.process.die({ meanwhile })
    }
    await exchange.reach(all)
    await trouble
    await exchange.settled()
    await exchange.stop()
    const starts = servers.flatMap(({ process }) => process.starts)
    for (const { process } of servers) await process.dispose()
    const verdict = await stage.look((db) => judge(db, exchange.chatters))
    return {
      ...verdict,
      place,
      happened: told(starts, lines, killed.clients, redis !== null),
      seconds: (Date.now() - since) / 1000,
    }
  } finally {
    for (const line of lines) line.close()
    await stage.dispose()
  }
}

/** Freezes Redis while a server dies, and later kills Redis; members send messages each time. */
async function troubleRedis(
  { redis, servers }: Stage,
  exchange: Exchange,
  all: number,
  { freeze, tell }: ChaosOptions,
) {
  await exchange.reach(all * 0.3)
  tell('Redis is frozen')
  redis?.freeze()
  const until = pause(freeze)
  await pause(freeze / 4)
  await Promise.all([servers[0]?.process.die({ ms: freeze / 4 }), until])
  redis?.thaw()
  tell('Redis goes on')
  await exchange.reach(all * 0.7)
  tell('Redis is killed')
  await redis?.stop()
  await exchange.reach(all * 0.75)
  await redis?.start()
  tell('Redis is back')
}

function told(starts: readonly number[], lines: readonly FaultyLine[], clients: number, hadRedis: boolean): string {
  const sum = (fault: keyof FaultyLine['counts']) => lines.reduce((all, { counts }) => all + counts[fault], 0)
  const middle = [...starts].sort((a, b) => a - b)[Math.floor(starts.length / 2)] ?? 0
  return [
    `servers started ${starts.length} times (${(middle / 1000).toFixed(1)} s each)`,
    `${clients} clients killed`,
    `lines cut ${sum('cut')} times, silent ${sum('silent')} times, ${sum('doubled')} frames doubled, ${sum('delayed')} late`,
    ...(hadRedis ? ['Redis frozen once and killed once'] : []),
  ].join(', ')
}
