const STATIC = /^(?:import|export)\s(?:[\w\s{},*]*?\sfrom\s*)?['"]([^'"\n]+)['"]/gm
const CALLED = /\b(?:import|require(?:\.resolve)?)\(\s*['"]([^'"\n]+)['"]/g

/** What a source file imports, as written there; type imports among it. */
export const specifiersOf = (text: string): string[] =>
  [...text.matchAll(STATIC), ...text.matchAll(CALLED)].map(([, name = '']) => name)
