import type { ChatBody } from '@quanzi/contract'
import type { Db } from '../db/schema'
import type { AutoReply } from '../db/schema/chat'
import { titlesAbout } from './chatAgents'

const MAX_WORDS = 12

/** The text of an automatic answer: the matching rule, else published items on the question. */
export async function composeReply(db: Db, iid: number, rules: AutoReply, question: ChatBody): Promise<string> {
  if (question.type !== 1) return rules.fallback
  const text = question.text.toLowerCase()
  const rule = rules.rules.find(({ words }) => words.some((word) => text.includes(word.toLowerCase())))
  if (rule) return rule.text
  const titles = await titlesAbout(db, iid, questionWords(text))
  const found = titles.length > 0 ? `\n也许您在找：${titles.map((title) => `《${title}》`).join('')}` : ''
  return rules.fallback + found
}

/** Pairs of Chinese characters, and words of letters: enough to find a title without a dictionary. */
export function questionWords(text: string): string[] {
  const words = new Set<string>()
  for (const [run] of text.matchAll(/\p{Script=Han}{2,}|[a-z\d]{3,}/giu)) {
    if (/^[a-z\d]/i.test(run)) words.add(run)
    else for (let at = 0; at + 2 <= run.length; at++) words.add(run.slice(at, at + 2))
  }
  return [...words].slice(0, MAX_WORDS)
}
