// One @, no spaces, dots neither doubled nor at an end, a top-level domain of letters; no part of it can backtrack.
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i

/** E-mail address as people type it; at most 254 characters (shell-and-routes §5, admissions §5). */
export const isEmail = (value: string): boolean => value.length <= 254 && EMAIL.test(value)
