interface Placed {
  readonly id: string
  readonly date: number
}

/** Ids that the gate gives: decimal, growing. */
export const isStoredId = (id: string): boolean => /^\d+$/.test(id)

/** The gate's ids grow in the order of storing; without one the date decides. */
export function compareMessages(a: Placed, b: Placed): number {
  return isStoredId(a.id) && isStoredId(b.id) ? compareIds(a.id, b.id) : a.date - b.date
}

export const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : Number(a > b))
