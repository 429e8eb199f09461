/** How long a toast stays, ms (admissions-and-regions §9). */
export const TOAST_MS = 2000
/** How long an error's toast stays, ms (admissions-and-regions §9). */
export const ERROR_TOAST_MS = 600
