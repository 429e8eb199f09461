import type { ContentDetail, Entry } from '@quanzi/contract'

/** The one thing to do next in a sports event. */
export type GameStep =
  | { readonly kind: 'soon'; readonly at: number }
  | { readonly kind: 'sign' | 'enter' | 'offered' | 'closed' | 'full' | 'results' }
  | { readonly kind: 'pay' | 'confirm' | 'drawing' | 'lost' | 'kit' | 'entered' | 'result'; readonly entry: Entry }

const STAGES = ['enter', 'draw', 'confirm', 'kit', 'race', 'result'] as const

export type Stage = (typeof STAGES)[number]

const NEED_DRAW: readonly Stage[] = ['draw', 'confirm']
type Drawn = Pick<ContentDetail, 'game' | 'sessions'>

const NEED_KIT: readonly Stage[] = ['kit']

/**
 * The stations of an event: one without a draw has none to confirm, one without a kit hands out none. Whoever has
 * entered a category that is not drawn passes no draw, although others of the event do.
 */
export function stagesOf({ game, sessions = [] }: Drawn, entry?: Entry): readonly Stage[] {
  const drawn = entry === undefined || sessions.some(({ id, draw }) => id === entry.sessionId && draw)
  const missing: readonly Stage[] = [...(game?.drawAt && drawn ? [] : NEED_DRAW), ...(game?.kit ? [] : NEED_KIT)]
  return STAGES.filter((stage) => !missing.includes(stage))
}

const first = (entries: readonly Entry[], ...states: readonly Entry['state'][]): Entry | undefined =>
  entries.find(({ state }) => states.includes(state))

/** True for a paid entry whose place is still to be drawn. */
export const isDrawing = ({ state, drawNo, place }: Entry): boolean =>
  state === 'paid' && drawNo !== undefined && place === undefined

/** What a viewer with these entries does next, by the facts of the event and the hour. */
export function gameStep(detail: ContentDetail, entries: readonly Entry[], now: number): GameStep {
  const { game, sessions = [], statement, mine } = detail
  const good = entries.find((one) => (one.state === 'paid' && !isDrawing(one)) || one.state === 'confirmed')
  const used = first(entries, 'used')
  const runner = used ?? good
  if (game?.resultsOut) return runner ? { kind: 'result', entry: runner } : { kind: 'results' }
  const won = first(entries, 'won')
  if (won) return { kind: 'confirm', entry: won }
  const unpaid = first(entries, 'pending')
  if (unpaid) return { kind: 'pay', entry: unpaid }
  if (good && game?.kit && now >= game.kit.from && now <= game.kit.to) return { kind: 'kit', entry: good }
  if (runner) return { kind: 'entered', entry: runner }
  const drawing = entries.find(isDrawing)
  if (drawing) return { kind: 'drawing', entry: drawing }
  const lost = first(entries, 'lost')
  if (lost) return lost.offered ? { kind: 'offered' } : { kind: 'lost', entry: lost }
  if (game?.opensAt && now < game.opensAt) return { kind: 'soon', at: game.opensAt }
  const takes = sessions.some(({ state }) => state === 'open' || state === 'full')
  if (!takes || (game?.closeAt && now >= game.closeAt)) return { kind: 'closed' }
  if (!sessions.some(({ state }) => state === 'open')) return { kind: 'full' }
  if (statement && mine.signedVersion !== statement.version) return { kind: 'sign' }
  return { kind: 'enter' }
}

/** The station where the viewer stands. */
function stageOf(step: GameStep): Stage {
  switch (step.kind) {
    case 'drawing':
    case 'lost':
    case 'offered':
      return 'draw'
    case 'confirm':
      return 'confirm'
    case 'kit':
    case 'entered':
      return step.entry.state === 'used' ? 'race' : 'kit'
    case 'result':
    case 'results':
      return 'result'
    default:
      return 'enter'
  }
}

/** How far the viewer is: the index of a station, or of the next one that this event has. */
export function stageIndex(stages: readonly Stage[], step: GameStep): number {
  const from = STAGES.indexOf(stageOf(step))
  return stages.findIndex((stage) => STAGES.indexOf(stage) >= from)
}
