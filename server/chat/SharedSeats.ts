import type { Redis } from 'ioredis'
import type { SeatName } from './Bus'

/** A server without a sign of life for this long has no connections any more. */
const ALIVE_MS = 60_000
const WEEK_MS = 7 * 86_400_000

/**
 * Adds seat ARGV[1] of server ARGV[2] to a member's seats, after removing those of dead servers. Returns and removes
 * the oldest ones beyond ARGV[3]. Redis' own time orders them, independently of the servers' clocks.
 */
const CLAIM = `
redis.call('set', ARGV[4] .. ARGV[2], 1, 'PX', ARGV[5])
for _, seat in ipairs(redis.call('zrange', KEYS[1], 0, -1)) do
  if redis.call('exists', ARGV[4] .. string.match(seat, '^[^:]+')) == 0 then redis.call('zrem', KEYS[1], seat) end
end
local now = redis.call('time')
redis.call('zadd', KEYS[1], 'NX', now[1] * 1000000 + now[2], ARGV[1])
redis.call('pexpire', KEYS[1], ARGV[6])
local over = redis.call('zcard', KEYS[1]) - tonumber(ARGV[3])
if over <= 0 then return {} end
local out = redis.call('zrange', KEYS[1], 0, over - 1)
redis.call('zrem', KEYS[1], unpack(out))
return out`

/** A connection and the server that has it. */
export interface SharedSeat {
  readonly server: string
  readonly seat: SeatName
}

/** The connections of members over all servers, in Redis. Every promise may reject; then each server counts alone. */
export class SharedSeats {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
    private readonly server: string,
  ) {}

  /** Returns the connections to close. */
  async claim(rid: number, seat: SeatName, limit: number): Promise<SharedSeat[]> {
    const args = [this.nameOf(seat), this.server, limit, `${this.prefix}server:`, ALIVE_MS, WEEK_MS]
    const out = (await this.redis.eval(CLAIM, 1, this.keyOf(rid), ...args)) as string[]
    return out.map((name) => {
      const [server = '', number] = name.split(':')
      return { server, seat: Number(number) }
    })
  }

  async release(rid: number, seat: SeatName): Promise<void> {
    await this.redis.zrem(this.keyOf(rid), this.nameOf(seat))
  }

  /** Call it repeatedly, well within a minute. */
  async sayAlive(): Promise<void> {
    await this.redis.set(`${this.prefix}server:${this.server}`, 1, 'PX', ALIVE_MS)
  }

  private readonly keyOf = (rid: number) => `${this.prefix}seats:${rid}`
  private readonly nameOf = (seat: SeatName) => `${this.server}:${seat}`
}
