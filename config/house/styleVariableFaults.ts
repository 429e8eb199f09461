/** Variables of styles that nobody sets: what names one, such as a line height, is that of its surroundings instead. */
export function styleVariableFaults(files: ReadonlyMap<string, string>): string[] {
  const app = [...files].filter(([name]) => /^src\/.*(?<!\.test)\.(scss|tsx?)$/.test(name))
  // A rule sets one, and so does a style that a component writes: `--size:`, `['--size']:`, `setProperty('--size', …)`.
  const set = new Set(
    app.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+)['"]?\]?\s*[:,]/g)].map(([, name]) => name)),
  )
  return app.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !set.has(name))
      .map(([, name]) => `${file} uses the style variable ${name}, which nothing sets`),
  )
}
