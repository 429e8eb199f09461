interface Placed {
  readonly id: string
  readonly date: number
}

/** True for an id that the gate has given: a growing decimal number. */
export const isStoredId = (id: string): boolean => /^\d+$/.test(id)

/** The gate's ids grow in the order of storing. For messages without one, the date decides. */
export function compareMessages(a: Placed, b: Placed): number {
  return isStoredId(a.id) && isStoredId(b.id) ? compareIds(a.id, b.id) : a.date - b.date
}

/** True for a stored message that is not newer than `id`. */
export const isUpTo = (message: Placed, id: string): boolean =>
  isStoredId(message.id) && compareIds(message.id, id) <= 0

export const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : Number(a > b))
