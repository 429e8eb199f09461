/**
 * Runs a case. Resolves to its problem, or null. A failed case runs a second time, to tell a constant fault from a
 * race. It has failed in either case, and the problem describes both tries.
 */
export async function failureOf(attempt: () => Promise<string | null>): Promise<string | null> {
  const first = await attempt()
  if (first === null) return null
  const second = await attempt()
  if (second === null) return `unsteady: it passed at its second try; the first ended with\n${first}`
  return first === second ? first : `${first}\nat the second try:\n${second}`
}
