/** The `?lang=` of an address; null when it has none, or when there is no address. */
export const askedLanguage = (path: string | null): string | null => path?.match(/[?&]lang=([\w-]+)/)?.[1] ?? null
