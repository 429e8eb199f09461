/** The current time in milliseconds. All code takes the time from a clock, so that tests can set it. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
