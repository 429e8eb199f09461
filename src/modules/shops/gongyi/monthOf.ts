import { formatWritten } from '@/locales/formatWritten'

/** The month of a period, `YYYYMM`, in the language of the app: 2026年11月 · Nov 2026. */
export const monthOf = (period: string): string => formatWritten(`${period.slice(0, 4)}-${period.slice(4)}`)
