import type { InputKind } from './InputKind'

/** What stays of a text of its kind; the others are taken as they come. */
const KEPT: Readonly<Partial<Record<InputKind, RegExp>>> = {
  email: /\S/gu,
  number: /\d/g,
  code: /\d/g,
  decimal: /[\d.]/g,
  idcard: /[\dX]/g,
}

/** Marks that nobody sees and that come along with a copied number. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g
const COUNTRY = /^(?:\+|00)86|^86(?=1\d{10}$)/

function plain(kind: InputKind, typed: string): string {
  const text = typed.normalize('NFKC').replace(UNSEEN, '').replace(/。/g, '.')
  if (kind === 'phone')
    return text
      .replace(/[^\d+]/g, '')
      .replace(COUNTRY, '')
      .replace(/\D/g, '')
  const kept = KEPT[kind]
  return kept ? ((kind === 'idcard' ? text.toUpperCase() : text).match(kept) ?? []).join('') : typed
}

/**
 * What a field takes of what was typed or pasted: digits in their plain form, without the blanks, hyphens and country
 * code that a copied number brings. Names, words and passwords stay as they are.
 */
export function cleanInput(kind: InputKind, typed: string, maxLength: number): string {
  const kept = plain(kind, typed)
  return isCleaned(kind) ? kept.slice(0, maxLength) : kept
}

/** Whether something may be left out of what is typed: such a field counts its characters afterwards. */
export const isCleaned = (kind: InputKind): boolean => kind === 'phone' || kind in KEPT
