import { t } from '@/locales/t'

export type DateMode = 'date' | 'month' | 'time' | 'datetime'

/** First and last time in a picker (shell-and-routes §9). */
export const DAY_TIMES = { first: '00:00', last: '23:59' } as const

/** The first or last day of a picker: exactly 10 characters (shell-and-routes §5); other text is no limit. */
export const limitDay = (day: string | undefined): string | undefined => (day?.length === 10 ? day : undefined)

/** The text in an empty field: "required" for a required field, else the placeholder (shell-and-routes §5). */
export const emptyWords = (required: boolean | undefined, placeholder: string | undefined): string =>
  required ? t('required') : (placeholder ?? t('choose'))
