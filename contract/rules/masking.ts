/** Masks a name for public lists: 张三 → 张*, whatever its length (conventions §9). */
export const maskName = (name: string): string => {
  const [first] = name.trim()
  return first === undefined ? '' : `${first}*`
}

/** Masks a mobile for public lists: 13800138000 → 138****8000; all stars when shorter than 8 characters. */
export const maskMobile = (mobile: string): string =>
  mobile.length < 8 ? '*'.repeat(mobile.length) : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`

/** Masks an account or card number: 6222021234567890 → **** 7890; all stars up to 4 characters. */
export const maskNumber = (number: string): string => (number.length <= 4 ? '****' : `**** ${number.slice(-4)}`)
