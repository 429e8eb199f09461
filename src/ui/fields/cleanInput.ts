import type { InputKind } from './InputKind'

/** The characters that a kind keeps; kinds without an entry keep all. */
const KEPT: Readonly<Partial<Record<InputKind, RegExp>>> = {
  email: /\S/gu,
  number: /\d/g,
  code: /\d/g,
  decimal: /[\d.]/g,
  idcard: /[\dX]/g,
}

/** Invisible characters that come with a copied number. */
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
 * Cleans a typed or pasted text: digits become plain ones, and the blanks, hyphens and country code of a copied
 * number are removed. Names, words and passwords stay unchanged.
 */
export function cleanInput(kind: InputKind, typed: string, maxLength: number): string {
  const kept = plain(kind, typed)
  return isCleaned(kind) ? kept.slice(0, maxLength) : kept
}

/** True when characters may be removed from the text: such a field counts its characters afterwards. */
export const isCleaned = (kind: InputKind): boolean => kind === 'phone' || kind in KEPT
