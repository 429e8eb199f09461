const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Runs a case, and once more when it fails. Resolves to the remaining problem, or null. Prints the first failure after
 * `~`, and `npm test` repeats that line even when everything passes: a case that needs a second try has a race to look
 * for.
 */
export async function withSecondChance(name: string, attempt: () => Promise<string | null>): Promise<string | null> {
  const problem = await attempt()
  if (!problem) return null
  say(`~ ${name}: once more, because of ${problem.replaceAll('\n', '\n~   ')}`)
  return await attempt()
}
