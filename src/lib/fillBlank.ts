/** The form with what is known in its blank fields; what was typed stays. */
export const fillBlank = <F extends object>(form: F, known: Partial<F>): F => {
  const typed = Object.entries(form).filter(([key, value]) => !(key in known) || String(value).trim() !== '')
  return { ...form, ...known, ...Object.fromEntries(typed) }
}
