/** Compares versions by their numbers: `2.0.10` is above `2.0.8`. A text that is not a version is below every floor. */
export function isVersionAtLeast(version: string, floor: string): boolean {
  if (!/^\d+(\.\d+)*$/.test(version)) return false
  const [has, needs] = [version.split('.').map(Number), floor.split('.').map(Number)]
  for (let n = 0; n < Math.max(has.length, needs.length); n++) {
    const difference = (has[n] ?? 0) - (needs[n] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}
