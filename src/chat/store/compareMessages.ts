interface Placed {
  readonly id: string
  readonly date: number
}

const STORED = /^\d+$/

/** The gate's ids grow in the order of storing; without one the date decides. */
export function compareMessages(a: Placed, b: Placed): number {
  if (!STORED.test(a.id) || !STORED.test(b.id)) return a.date - b.date
  return a.id.length - b.id.length || (a.id < b.id ? -1 : Number(a.id > b.id))
}
