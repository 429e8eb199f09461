/** The language that an address asks for with `?lang=`; null without one, and where there is no address. */
export const askedLanguage = (path: string | null): string | null => path?.match(/[?&]lang=([\w-]+)/)?.[1] ?? null
