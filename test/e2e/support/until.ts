/** Repeats a question until its answer is yes; ends after a minute. */
export async function until(what: string, holds: () => Promise<boolean | undefined>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`waited in vain until ${what}`)
}
