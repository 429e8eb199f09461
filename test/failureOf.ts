/**
 * Runs a case. Resolves to its problem, or null. What fails runs a second time, to tell a fault that is always there from
 * a race; it has failed either way, and the problem says what happened at both tries.
 */
export async function failureOf(attempt: () => Promise<string | null>): Promise<string | null> {
  const first = await attempt()
  if (first === null) return null
  const second = await attempt()
  if (second === null) return `unsteady: it passed at its second try; the first ended with\n${first}`
  return first === second ? first : `${first}\nat the second try:\n${second}`
}
