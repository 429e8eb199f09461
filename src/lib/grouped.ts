/** 12,345: digits in groups of three read alike in both languages. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')
