/**
 * A value that came from outside as text. A JSON object may hold `{"toString": 1}` and the like, on which `String`
 * throws; what is absent is ''.
 */
export const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
