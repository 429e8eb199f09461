// The second and third digits in use: 13x, 14x without 142, 15x without 154, 16x as listed, 17x, 18x, 19x without 194.
const MAINLAND = /^1(?:3\d|4[013-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])\d{8}$/

/** True for a mainland mobile number: 11 digits of a range in use (shell-and-routes §5). */
export const isMobile = (value: string): boolean => MAINLAND.test(value)

/**
 * The older, looser check: at least 11 characters, beginning with 1, a digit from 3 to 9, and digits (shell-and-routes
 * §5). Accepts ranges that carriers do not use yet.
 */
export const isMobileLoose = (value: string): boolean => value.length >= 11 && /^1[3-9]\d{9}/.test(value)
