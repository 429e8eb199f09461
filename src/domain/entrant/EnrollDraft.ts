import type { EntrantDraft } from '@/domain/entrant/EntrantQuestion'
import { areDrafts } from '@/domain/entrant/EntrantsStore'

/** The form's draft on the device, until the order exists. */
export interface EnrollDraft {
  readonly sessionId: string
  readonly ticketId: string
  readonly entrants: readonly EntrantDraft[]
}

export const isEnrollDraft = (value: unknown): value is EnrollDraft =>
  typeof value === 'object' &&
  value !== null &&
  'sessionId' in value &&
  typeof value.sessionId === 'string' &&
  'ticketId' in value &&
  typeof value.ticketId === 'string' &&
  'entrants' in value &&
  areDrafts(value.entrants)
