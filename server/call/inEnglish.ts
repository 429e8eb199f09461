type Words = Readonly<Record<string, unknown>>

interface InEnglish<W> {
  readonly words: W
  /** The rest of `extra`, in English where the tenant gives it. */
  readonly extra: Words
  /** True when each of the words is in English. */
  readonly whole: boolean
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** What a tenant gives in English beside its own words: the words of `extra.en`, by the same names. */
export function inEnglish<W extends Readonly<Record<string, string>>>(words: W, extra: unknown): InEnglish<W> {
  const { en, ...others } = (extra ?? {}) as Words
  // The English name of a tab is a mere string, which the app reads.
  if (typeof en !== 'object' || en === null) return { words, extra: (extra ?? {}) as Words, whole: false }
  const given = en as Words
  const names = Object.keys(words)
  return {
    words: {
      ...words,
      ...Object.fromEntries(names.flatMap((name) => (isText(given[name]) ? [[name, given[name]]] : []))),
    },
    extra: { ...others, ...Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name))) },
    whole: names.every((name) => isText(given[name])),
  }
}
