/** How early before its session somebody may check in where a place has no hours of its own, in ms. */
export const EARLY_MS = 3 * 3_600_000

/** How much of a phone's own inaccuracy counts, in metres. */
export const MOST_ACCURACY = 50

/** A place's code changes this often, in ms; the code before is good too. */
export const CODE_MS = 60_000

/** How old a scan of a time without network may be, in ms. */
export const MOST_AGO = 12 * 3_600_000

/** Scans that are sent at once after a time without network. */
export const MOST_SCANS = 100

/** Names the question whose answer is a person to call, and their number. */
export const EMERGENCY = 'q-emergency-'

/**
 * Whether a position counts for a place: the distance must be within the radius and the accuracy that the phone
 * states. A phone that states none gets nothing, and nobody gets more than {@link MOST_ACCURACY}.
 */
export const isNear = (metres: number, radius: number, accuracy = 0): boolean =>
  metres <= radius + Math.min(Math.max(accuracy, 0), MOST_ACCURACY)

/** When somebody may check in: in the hours of the place, else around the person's own session. In ms. */
export function checkinHours(
  place: { readonly from: number | null; readonly to: number | null },
  session: { readonly startsAt: number; readonly endsAt: number } | null,
): { readonly from: number; readonly to: number } | null {
  const from = place.from ?? (session ? session.startsAt - EARLY_MS : null)
  const to = place.to ?? session?.endsAt ?? null
  return from === null || to === null ? null : { from, to }
}

/** The text whose SHA-256 stands for a ticket in the list for phones without network. */
export const offlineText = (refId: string, ticket: string): string => `${refId}${ticket}`

/** A ticket as staff type or scan it: ten digits, or null. */
export function ticketIn(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{10}$/.test(digits) ? digits : null
}
