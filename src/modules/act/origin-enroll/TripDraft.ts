import type { EntrantDraft } from '@/domain/entrant/EntrantQuestion'
import { areDrafts } from '@/domain/entrant/EntrantsStore'
import { isText } from '@/lib/isText'

/** The form's draft on the device, until the order exists. */
export interface TripDraft {
  readonly departureId: string
  /** How many people with each ticket, by its id. */
  readonly counts: Readonly<Record<string, number>>
  readonly entrants: readonly EntrantDraft[]
  readonly name: string
  readonly phone: string
}

export const isTripDraft = (value: unknown): value is TripDraft =>
  typeof value === 'object' &&
  value !== null &&
  'departureId' in value &&
  isText(value.departureId) &&
  'counts' in value &&
  typeof value.counts === 'object' &&
  value.counts !== null &&
  Object.values(value.counts).every((count) => Number.isInteger(count) && count >= 0) &&
  'entrants' in value &&
  areDrafts(value.entrants) &&
  'name' in value &&
  isText(value.name) &&
  'phone' in value &&
  isText(value.phone)
