import { MODULE_TYPE } from '@quanzi/contract'
import { beginningOf, lengthOf } from './chapterText'
import type { Part } from './targets'

/** So many characters of a locked chapter or transcript everybody may read. */
const FREE_CHARACTERS = 500

export const isChapter = ({ module_type }: Pick<Part, 'module_type'>): boolean => module_type === MODULE_TYPE.chapter

/** Seconds, for a chapter characters. */
export const lengthOfPart = (part: Part): number => (isChapter(part) ? lengthOf(part.html) : (part.media?.seconds ?? 0))

/** Of a short text at most a third is free: the rest is for buyers. */
const freeCharacters = ({ html }: Part) => Math.min(FREE_CHARACTERS, Math.floor(lengthOf(html) / 3))

/** Free characters of a locked chapter; of sound and pictures the length of the trial file, 0 without one. */
export const trialOf = (part: Part): number =>
  isChapter(part) ? freeCharacters(part) : (part.media?.trial?.seconds ?? 0)

/** The text of a chapter, or the transcript of a track: whole for who may read it, else its beginning. */
export const textFor = (part: Part, open: boolean): string =>
  open ? part.html : beginningOf(part.html, freeCharacters(part))
