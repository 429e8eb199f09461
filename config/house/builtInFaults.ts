import { lineAt } from './lineAt'

/** Built-ins that iOS 13 and Chrome 80 lack. The type checker finds most others. */
const TOO_YOUNG = /\.at\(|\bObject\.hasOwn\b|\.replaceAll\(|\bstructuredClone\(|\.findLast|Promise\.any\(|\.toSorted\(/g

/** Files that a build of the app may contain. */
const isShipped = (name: string): boolean =>
  /^(src|contract|pomelo)\/.*\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\/|\/(print|generate)\.ts$/.test(name)

/** Uses of built-ins that the oldest supported phones lack. */
export const builtInFaults = (files: ReadonlyMap<string, string>): string[] =>
  [...files]
    .filter(([name]) => isShipped(name))
    .flatMap(([name, text]) =>
      [...text.matchAll(TOO_YOUNG)].map(
        ({ 0: found, index }) =>
          `${name}:${lineAt(text, index)} uses ${found.replace(/\($/, '()')}: iOS 13 and Chrome 80 lack it, and the builds carry no polyfills`,
      ),
    )
