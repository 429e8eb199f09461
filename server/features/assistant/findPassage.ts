import type { AssistantSource } from '@quanzi/contract'
import type { Db } from '../../db/schema'
import { aspectsOf, withoutFillers } from './aspects'
import { inChinese } from './glossary'
import { itemsWith, itemTexts, OFTEN } from './itemTexts'
import { isEnglish, ownTexts } from './ownTexts'
import { type Passage, passagesOf, type Text } from './passages'
import { gramsOf, isAcross, sameWords, termsIn } from './words'

const MOST_SOURCES = 3
/** No more terms of a question are looked up. */
const MOST_TERMS = 60
/** What share of the question's weight a text must bear to answer; with less it is a place where an answer may be. */
const ANSWERS = { help: 0.62, terms: 0.7, inside: 0.4, item: 0.6, guide: 0.8 }
const MAYBE = 0.34
/** Two texts that bear nearly the same are both meant, or neither. */
const SAME = 0.05
/** A name that more items bear is the name of a kind. */
const MOST_NAMED = 4
/** Titles of advice: what stands below answers the title. */
const GUIDE = /怎么|怎样|如何|清单|参数|前十分钟|要求/
/** An answer says at least so many letters. */
const LEAST = 6

export interface Found {
  /** '' where nothing answers: the sources are then places where an answer may be. */
  readonly answer: string
  readonly sources: readonly AssistantSource[]
}

interface Judged {
  readonly text: Text
  readonly passage: string
  /** The share of the question's weight that it bears, its title counted. */
  readonly share: number
  readonly answers: boolean
}

const NOTHING: Found = { answer: '', sources: [] }

/**
 * The passage of the tenant's published texts that answers the question, word for word, and its places. A rare word
 * weighs more than one that many texts have. What is asked for about an item, as its price, is answered only by a
 * passage that tells it of the one item that is named. Where none answers: the places that share most with the
 * question. Paid texts are not searched.
 */
export async function findPassage(db: Db, iid: number, question: string, at: number): Promise<Found> {
  const { aspects, topic } = aspectsOf(question)
  const own = await ownTexts(db, iid, question)
  const weightsOf = await weigher(db, iid, own)
  const about = await weightsOf(gramsOf(question).slice(0, MOST_TERMS))
  const named =
    aspects.length > 0 ? await weightsOf(gramsOf(withoutFillers(inChinese(topic))).slice(0, MOST_TERMS)) : about
  // A thing may also stand in the tenant's texts by its English name.
  const asSaid = gramsOf(topic).map((gram) => [gram, 0] as const)
  const items = await itemTexts(db, {
    ...{ iid, at, weights: new Map([...asSaid, ...named.strict]), inEnglish: isEnglish(question) },
  })
  const judged = [
    ...own.flatMap((text) => (text.kind === 'help' ? judgeHelp(text, about.loose, question) : [])),
    ...own.flatMap((text) => (text.kind === 'terms' ? judgeTerms(text, about.strict) : [])),
    ...judgeItems([...own.filter(({ kind }) => kind === 'item'), ...items], {
      ...{ named: named.strict, about: about.strict, aspects },
    }),
  ].sort(byWorth)
  const [best] = judged
  if (!best) return NOTHING
  const near = judged.filter(({ answers, share }) => (best.answers ? answers : share >= MAYBE))
  // The answers of the help share a page.
  const sources = near.map(({ text: { title, path } }) => ({ title, path }))
  const apart = sources.filter(({ path }, place) => sources.findIndex((one) => one.path === path) === place)
  return { answer: best.answers ? best.passage : '', sources: apart.slice(0, MOST_SOURCES) }
}

type Weights = ReadonlyMap<string, number>

/** Asked in the same manner: for a way, for a time, for an amount. */
const MANNERS: readonly RegExp[] = [
  /怎么(?!办|样)|怎样|如何|\bhow (?:do|can|to)\b/i,
  /多久|什么时候|几天|\bhow long\b|\bwhen\b/i,
  /多少|\bhow much\b|\bfees?\b/i,
]
/** How much it counts that a question of the help is asked in the same manner. */
const MANNER = 0.1
/** What a word that nobody has used counts in a question of the help, to which each comes with words of his own. */
const UNUSED = 0.3

/** Asked for a place, and how much it counts that a question of the help is, too: it may ask for more than that. */
const WHERE = /在哪|哪里|哪儿|\bwhere\b/i
const SAME_WHERE = 0.3

const mannerOf = (question: string, title: string): number =>
  MANNERS.reduce(
    (sum, manner) => sum + (manner.test(question) === manner.test(title) ? MANNER : -MANNER),
    WHERE.test(question) && WHERE.test(title) ? SAME_WHERE : 0,
  )

/** Weighs terms by how few of the tenant's texts have them. A pair across two words weighs nothing. */
async function weigher(db: Db, iid: number, own: readonly Text[]) {
  const inOwn = own.map(({ title, html }) => termsIn(`${title} ${html.replace(/<[^>]*>/g, ' ')}`))
  return async (grams: readonly string[]): Promise<{ strict: Weights; loose: Weights }> => {
    const inItems = await itemsWith(db, iid, grams)
    const often = (gram: string) => (inItems.get(gram) ?? 0) + inOwn.filter((terms) => terms.has(gram)).length
    const known = (gram: string) => often(gram) > 0
    const kept = grams.filter((_, at) => !isAcross(grams, at, known))
    const weightOf = (gram: string) => Math.log(1 + (OFTEN * 2) / (1 + often(gram)))
    return {
      strict: new Map(kept.map((gram) => [gram, weightOf(gram)])),
      loose: new Map(kept.map((gram) => [gram, weightOf(gram) * (known(gram) ? 1 : UNUSED)])),
    }
  }
}

const sumOf = (weights: Weights, has: (gram: string) => boolean = () => true): number =>
  [...weights].reduce((sum, [gram, weight]) => sum + (has(gram) ? weight : 0), 0)

const shareOf = (weights: Weights, ...texts: readonly ReadonlySet<string>[]): number => {
  const whole = sumOf(weights)
  return whole === 0 ? 0 : sumOf(weights, (gram) => texts.some((text) => text.has(gram))) / whole
}

const quoted = ({ heading, said, isFact }: Passage): string => {
  if (!isFact) return said
  return /\p{Script=Han}/u.test(heading) ? `${heading}：${said}` : `${heading}: ${said}`
}

/** An answer of the help: its title is a question. */
function judgeHelp(text: Text, about: Weights, question: string): readonly Judged[] {
  const title = termsIn(text.title)
  return passagesOf(text).map((passage): Judged => {
    const share = shareOf(about, title, termsIn(passage.said))
    const asked = shareOf(about, title)
    const worth = share + asked / 10 + (asked > 0 ? mannerOf(question, text.title) / 3 : 0)
    return { text, passage: passage.said, share: worth, answers: share >= ANSWERS.help && asked >= ANSWERS.help / 2 }
  })
}

/** A text about the site: the section that says itself what is asked. */
function judgeTerms(text: Text, about: Weights): readonly Judged[] {
  const title = termsIn(text.title)
  const judged = passagesOf(text).map((passage): Judged => {
    const inside = [termsIn(passage.heading), termsIn(passage.said)]
    const share = shareOf(about, title, ...inside)
    const answers =
      share >= ANSWERS.terms && shareOf(about, ...inside) >= ANSWERS.inside && passage.said.length >= LEAST
    return { text, passage: quoted(passage), share, answers }
  })
  return judged.sort(byWorth).slice(0, 1)
}

interface Question {
  readonly named: Weights
  readonly about: Weights
  readonly aspects: ReturnType<typeof aspectsOf>['aspects']
}

/** The items whose titles name what the question is about, and of each the passage that tells what is asked for. */
function judgeItems(texts: readonly Text[], { named, about, aspects }: Question): readonly Judged[] {
  if (named.size === 0) return []
  const shares = texts.map((text) => shareOf(named, termsIn(inChinese(text.title))))
  const most = Math.max(0, ...shares)
  const read = texts.map((text, place) => {
    const passages = passagesOf(text)
    const share = shares[place] ?? 0
    const told = aspects.length > 0 ? passages.find(tells(aspects)) : undefined
    const first = passages.find(({ isFact }) => !isFact)
    const isGuide = aspects.length === 0 && first && GUIDE.test(text.title) && !isTeaser(first.said, text)
    const guide = isGuide && share >= ANSWERS.guide ? first : undefined
    const inside = aspects.length === 0 ? bestInside(passages, text, about) : undefined
    const answer = share >= most - SAME && share >= ANSWERS.item ? (told ?? guide) : undefined
    const loosely = Math.max(share, shareOf(named, termsIn(inChinese(`${text.title} ${text.summary ?? ''}`))))
    return { text, share: loosely, answer: answer ?? inside }
  })
  // Where several things are meant, or a word names a whole kind of them, none is chosen.
  const isKind = shares.filter((share) => most > 0 && share >= most - SAME).length > MOST_NAMED
  const alone = !isKind && read.filter(({ answer }) => answer !== undefined).length === 1
  return read.map(({ text, share, answer }): Judged => {
    const answers = answer !== undefined && alone && (answer.isFact || answer.said.length >= LEAST)
    return { text, share, answers, passage: answers ? quoted(answer) : '' }
  })
}

/** A passage that says most of the question itself, without the words of its title. */
function bestInside(passages: readonly Passage[], text: Text, about: Weights): Passage | undefined {
  const title = termsIn(text.title)
  const beyond = new Map([...about].filter(([gram]) => !title.has(gram)))
  if (sumOf(beyond) < sumOf(about) / 4) return undefined
  return passages.find(
    ({ heading, said, isFact }) =>
      !isFact &&
      shareOf(about, title, termsIn(heading), termsIn(said)) >= ANSWERS.guide &&
      shareOf(beyond, termsIn(said)) >= ANSWERS.item,
  )
}

/** A passage that only repeats its title. */
const isTeaser = (said: string, { title }: Text): boolean => sameWords(said).includes(sameWords(title))

const tells =
  (aspects: Question['aspects']) =>
  ({ heading, said, isFact, aspect: stated }: Passage): boolean =>
    aspects.every(({ told, aspect }) =>
      isFact ? stated === aspect || told.test(heading) : told.test(heading) || told.test(said),
    )

const byWorth = (a: Judged, b: Judged): number =>
  Number(b.answers) - Number(a.answers) || b.share - a.share || a.passage.length - b.passage.length
