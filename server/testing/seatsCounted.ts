import type { Redis } from 'ioredis'

/** Resolves when Redis knows at least this many connections of a member. */
export async function seatsCounted(admin: Redis, rid: number, least: number): Promise<void> {
  while ((await admin.zcard(`quanzi:chat:seats:${rid}`)) < least) await new Promise((resolve) => setTimeout(resolve, 5))
}
