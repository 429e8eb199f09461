import { lineAt } from './lineAt'

/** A call of Taro on one line whose promise nobody waits for and nobody catches. */
const UNCAUGHT = /void Taro\.\w+(?:\?\.)?\((?![^\n]*\.catch\()[^\n]*\)/g

/** Promises of the platform that may reject with nobody to hear it: the error has no stack, so nobody finds it either. */
export const strayFaults = (files: ReadonlyMap<string, string>): string[] =>
  [...files]
    .filter(([name]) => /^src\/.*(?<!\.test)\.tsx?$/.test(name))
    .flatMap(([name, text]) =>
      [...text.matchAll(UNCAUGHT)].map(
        ({ index }) =>
          `${name}:${lineAt(text, index)} does not catch what Taro rejects with, e.g. when the page has gone: add .catch(() => undefined), or use taroOutcome of src/platform`,
      ),
    )
