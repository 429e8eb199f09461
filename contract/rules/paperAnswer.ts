import type { PaperAnswer, PaperItem } from '../entities/paper'

/** Longest free text of an answer, in characters of the length of strings. */
export const PAPER_TEXT_MAX = 1000

/** What an answer says, as a list; an answer that is missing says nothing. */
export const paperAnswerList = (answer: PaperAnswer | undefined): readonly string[] =>
  answer === undefined ? [] : typeof answer === 'string' ? [answer] : answer

/** True for an answer that says something. */
export const isPaperAnswered = (answer: PaperAnswer | undefined): answer is PaperAnswer =>
  paperAnswerList(answer).some((one) => one.trim() !== '')

/** An answer in the form in which it is stored; undefined for one that the question does not offer. */
export function offeredAnswer({ type, options, max = 0 }: PaperItem, answer: PaperAnswer): PaperAnswer | undefined {
  const given = paperAnswerList(answer)
  const isNumber = (one: string, least: number, most: number) =>
    /^\d{1,3}$/.test(one) && Number(one) >= least && Number(one) <= most
  const isOption = (one: string) => isNumber(one, 0, options.length - 1)
  if (type === 'multiple') {
    const isOffered = given.every(isOption) && new Set(given).size === given.length
    return isOffered ? [...given].sort((a, b) => Number(a) - Number(b)) : undefined
  }
  const [one, ...others] = given
  if (one === undefined || others.length > 0) return undefined
  if (type === 'text') return one.length <= PAPER_TEXT_MAX ? one.trim() : undefined
  return (type === 'single' ? isOption(one) : isNumber(one, 1, max)) ? one : undefined
}
