import type { ContentDetail } from '@quanzi/contract'

interface GameDate {
  readonly key: 'opens' | 'closes' | 'draws' | 'confirms' | 'kitDays' | 'starts' | 'resultsDay'
  readonly at: number
  readonly until?: number
}

/** The dates of an event in their order. */
export function gameDates({ game, sessions = [] }: ContentDetail): readonly GameDate[] {
  const starts = sessions.length > 0 ? Math.min(...sessions.map(({ startsAt }) => startsAt)) : null
  const dates: readonly (readonly [GameDate['key'], number | null | undefined, number?])[] = [
    ['opens', game?.opensAt],
    ['closes', game?.closeAt],
    ['draws', game?.drawAt],
    ['confirms', game?.confirmBy],
    ['kitDays', game?.kit?.from, game?.kit?.to],
    ['starts', starts],
    ['resultsDay', game?.resultsAt],
  ]
  return dates
    .flatMap(([key, at, until]) => (at == null ? [] : [{ key, at, ...(until === undefined ? {} : { until }) }]))
    .sort((a, b) => a.at - b.at)
}
