/** A person's name for public lists: 张三 → 张*, whatever its length (conventions §9). */
export const maskName = (name: string): string => {
  const [first] = name.trim()
  return first === undefined ? '' : `${first}*`
}

/** A mobile number for public lists: 13800138000 → 138****8000; anything shorter than 8 characters is all stars. */
export const maskMobile = (mobile: string): string =>
  mobile.length < 8 ? '*'.repeat(mobile.length) : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`

/** An account or card number by its last four: 6222021234567890 → **** 7890; up to 4 characters are all stars. */
export const maskNumber = (number: string): string => (number.length <= 4 ? '****' : `**** ${number.slice(-4)}`)
