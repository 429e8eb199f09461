import type { OrderOption } from '@quanzi/contract'
import type { EntrantDraft } from '@/domain/entrant/EntrantQuestion'
import { areDrafts } from '@/domain/entrant/EntrantsStore'
import { isTexts } from '@/lib/isTexts'

/** What was chosen and typed on checkout's own form, kept on the device until the order exists. */
export interface ChoiceDraft {
  readonly options: Partial<Record<OrderOption['field'], string>>
  readonly answers: Readonly<Record<string, string>>
  readonly pieces: number
  readonly people: readonly EntrantDraft[]
}

export function isChoiceDraft(value: unknown): value is ChoiceDraft {
  if (typeof value !== 'object' || value === null) return false
  const { options, answers, pieces, people } = value as Partial<Record<keyof ChoiceDraft, unknown>>
  return isTexts(options) && isTexts(answers) && typeof pieces === 'number' && areDrafts(people)
}
