import { type CampaignField, countCharacters, fullYears, isDay } from '@quanzi/contract'
import { paramError } from '../../call/CallError'

const LONGEST = 60
const LONGEST_ADDRESS = 120
const MOST_PEOPLE = 99

/** The answers to a campaign's form, those of its fields only; PARAM names the first that does not fit. */
export function checkFields(
  fields: readonly CampaignField[],
  said: Readonly<Record<string, string>>,
  today: string,
): Record<string, string> {
  const answers: Record<string, string> = {}
  for (const field of fields) {
    const answer = (said[field.id] ?? '').trim()
    if (answer === '' ? field.must : !fits(field, answer, today)) throw paramError(field.id)
    if (answer !== '') answers[field.id] = answer
  }
  return answers
}

function fits({ type, options, min, max }: CampaignField, answer: string, today: string): boolean {
  const inRange = (n: number) => n >= (min ?? 0) && n <= (max ?? Number.MAX_SAFE_INTEGER)
  switch (type) {
    case 'choice':
      return options.includes(answer)
    case 'date':
      return isDay(answer) && answer >= today
    case 'birthday':
      return isDay(answer) && answer <= today && inRange(fullYears(answer, today))
    case 'count':
      return /^\d{1,3}$/.test(answer) && Number(answer) >= 1 && inRange(Number(answer)) && Number(answer) <= MOST_PEOPLE
    case 'address':
      return countCharacters(answer) >= 5 && countCharacters(answer) <= LONGEST_ADDRESS
    case 'text':
      return countCharacters(answer) <= LONGEST
  }
}
