import { language } from './Language'

/** Words as a list in the interface's language. */
export const joinWords = (words: readonly string[]): string => words.join(language.code === 'en' ? ', ' : '、')
