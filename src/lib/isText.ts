/** True for a text; what is kept on a device or comes from a gate may be anything. */
export const isText = (value: unknown): value is string => typeof value === 'string'
