const STATIC = /^(?:import|export)\s(?:[\w\s{},*]*?\sfrom\s*)?['"]([^'"\n]+)['"]/gm
const CALLED = /(?<!\.)\b(?:import|require(?:\.resolve)?)\(\s*['"]([^'"\n]+)['"]/g

/** The module names that a source file imports, as written, also for types only. */
export const specifiersOf = (text: string): string[] =>
  [...text.matchAll(STATIC), ...text.matchAll(CALLED)].map(([, name = '']) => name)
