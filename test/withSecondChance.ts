const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Tries a case, and once more when it fails; answers the problem that stayed, or null. The first
 * failure is printed behind `~`, and `npm test` repeats that line even when all is well: a case
 * that needs its second chance has a race to look for.
 */
export async function withSecondChance(name: string, attempt: () => Promise<string | null>): Promise<string | null> {
  const problem = await attempt()
  if (!problem) return null
  say(`~ ${name}: once more, because of ${problem.replaceAll('\n', '\n~   ')}`)
  return await attempt()
}
