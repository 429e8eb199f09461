/**
 * A value from outside as text; '' when it is absent. `String` would throw on a JSON object such as `{"toString": 1}`.
 */
export const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
