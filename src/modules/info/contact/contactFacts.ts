interface ContactFacts {
  readonly phone: string
  readonly address: string
  readonly hours: string
  /** GCJ-02; null without a place. */
  readonly at: { readonly lat: number; readonly lng: number } | null
  /** Picture of a code, as of a chat group; '' without one. */
  readonly code: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What an editor wrote beside the text; each part may be missing. */
export function contactFacts(extra: Readonly<Record<string, unknown>>): ContactFacts {
  const { lat, lng } = extra
  return {
    phone: textOf(extra.phone),
    address: textOf(extra.address),
    hours: textOf(extra.hours),
    at: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
    code: textOf(extra.codeImg),
  }
}
