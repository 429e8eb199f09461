import { type RawBuilder, sql } from 'kysely'

/**
 * The net time of a result whose gun time becomes another one: one that was never measured follows the gun time, a
 * measured one stays, and none is longer than the gun time.
 */
export const netWithGun = (gun: number): RawBuilder<number> =>
  sql<number>`case when game_result.net_ms = game_result.gun_ms then ${gun}::int else least(game_result.net_ms, ${gun}::int) end`
