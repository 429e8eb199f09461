import type { ItemSummary } from '@quanzi/contract'
import { byPhase } from './byPhase'

const room = (id: string, state: string, startAt: number) => ({ id, extra: { state, startAt } }) as ItemSummary

test('what is on comes first, then the soonest, then the latest replay', () => {
  const rooms = [
    room('old', 'replay', 1),
    room('late', 'upcoming', 9),
    room('new', 'replay', 3),
    room('on', 'living', 2),
    room('soon', 'upcoming', 5),
  ]
  expect(byPhase(rooms).map(({ id }) => id)).toEqual(['on', 'soon', 'late', 'new', 'old'])
})
