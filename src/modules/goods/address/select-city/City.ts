import type { CityRow } from '@quanzi/contract/regions/cities/CityRow'

export interface City {
  readonly code: string
  /** As addresses have it: 杭州市. */
  readonly name: string
  /** As people say it: 杭州. */
  readonly short: string
  /** Capital letter of its pinyin. */
  readonly letter: string
  /** Pinyin in one word, and its initials. */
  readonly pinyin: string
  readonly initials: string
  /** Degrees, GCJ-02; null where nobody knows the middle. */
  readonly middle: { readonly lat: number; readonly lng: number } | null
}

/** The same word however it is typed: 杭州市, 杭州, HangZhou, hz. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s']+/g, '')

export function cityOf([code, name, short, reading, lat, lng]: CityRow): City {
  const syllables = reading.split(' ')
  return {
    ...{ code, name, short, pinyin: syllables.join('') },
    letter: reading.charAt(0).toUpperCase(),
    initials: syllables.map((syllable) => syllable.charAt(0)).join(''),
    middle: lat === 0 && lng === 0 ? null : { lat, lng },
  }
}
