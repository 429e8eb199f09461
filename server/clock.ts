/** Now, in milliseconds. Everything that asks for the time asks a clock, so that tests can move it. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

const SHANGHAI_OFFSET = 8 * 3_600_000

/** The Shanghai calendar day of an instant, `YYYY-MM-DD`. */
export const shanghaiDay = (at: number): string => new Date(at + SHANGHAI_OFFSET).toISOString().slice(0, 10)

/** The first instant of the Shanghai day that contains `at`. */
export const startOfShanghaiDay = (at: number): number =>
  Math.floor((at + SHANGHAI_OFFSET) / 86_400_000) * 86_400_000 - SHANGHAI_OFFSET
