import { lineAt } from './lineAt'

/** A detail or a parameter error with a literal that contains Chinese. */
const CHINESE_ALONE = /(?:detail: |paramError\([^)\n]*, ?)['`][^'`\n]*[\u4e00-\u9fff]/g

/** Refusals of the server that exist in Chinese only. */
export const refusalFaults = (files: ReadonlyMap<string, string>): string[] =>
  [...files]
    .filter(([name]) => /^server\/.*(?<!\.test)\.ts$/.test(name))
    .flatMap(([name, text]) =>
      [...text.matchAll(CHINESE_ALONE)].map(
        ({ index }) =>
          `${name}:${lineAt(text, index)} refuses in Chinese only: a caller may read English. Add the reason to REASONS of server/call/reasons.ts in both languages`,
      ),
    )
