/** Now, in milliseconds. Everything that asks for the time asks a clock, so that tests can move it. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
