// One @, no spaces, no dots at an end or side by side, a top-level domain of letters. No part of the expression
// backtracks.
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i

/** True for an e-mail address of at most 254 characters (shell-and-routes §5, admissions §5). */
export const isEmail = (value: string): boolean => value.length <= 254 && EMAIL.test(value)
