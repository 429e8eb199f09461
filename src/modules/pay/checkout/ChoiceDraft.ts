import type { OrderOption } from '@quanzi/contract'
import type { EntrantDraft } from '@/domain/entrant/EntrantQuestion'
import { areDrafts } from '@/domain/entrant/EntrantsStore'

/** What was chosen and typed on checkout's own form, kept on the device until the order exists. */
export interface ChoiceDraft {
  readonly options: Partial<Record<OrderOption['field'], string>>
  readonly answers: Readonly<Record<string, string>>
  readonly pieces: number
  readonly people: readonly EntrantDraft[]
}

const areTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')

export function isChoiceDraft(value: unknown): value is ChoiceDraft {
  if (typeof value !== 'object' || value === null) return false
  const { options, answers, pieces, people } = value as Partial<Record<keyof ChoiceDraft, unknown>>
  return areTexts(options) && areTexts(answers) && typeof pieces === 'number' && areDrafts(people)
}
