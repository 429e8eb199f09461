import type { ActSession } from '@quanzi/contract'
import { text } from './messages'

/** The conditions of a category in a line: for whom, teams, how many places. */
export function categoryNote({ ageFrom, ageTo, sex, teamSize, draw, stock, sold, state }: ActSession): string {
  const who = sex === undefined ? '' : text(sex === 'female' ? 'women' : 'men')
  const ages = ageFrom !== null && ageTo !== null ? text('ages', { from: ageFrom, to: ageTo }) : ''
  const team = teamSize === undefined ? '' : text('teamOf', { count: teamSize })
  const left = Math.max(0, stock - sold)
  const room =
    state === 'full'
      ? text('categoryFull')
      : state !== 'open'
        ? text('categoryClosed')
        : draw
          ? text('drawnFrom', { count: sold })
          : text(teamSize === undefined ? 'seatsLeft' : 'teamsLeft', { count: left })
  return [who, ages, team, room].filter(Boolean).join(' · ')
}
