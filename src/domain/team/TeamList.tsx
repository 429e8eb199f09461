import type { TeamRow } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { SearchBox } from '@/ui/fields/SearchBox'
import { WindowedList } from '@/ui/list/WindowedList'
import { ListState } from '@/ui/screen/ListState'
import { text } from './messages'
import { TeamCard } from './TeamCard'
import css from './TeamList.module.scss'
import type { TeamsStore } from './TeamsStore'

/** Height of a team with the gap below it, in px of a 375 design. */
const ROW = 104

interface TeamListProps {
  readonly teams: TeamsStore
  readonly onEnter: (team: TeamRow) => void
  /** Opens a team; absent where its card is all there is. */
  readonly onOpen?: (team: TeamRow) => void
}

/** The teams of an item, with a search by name. */
export const TeamList = observer(function TeamList({ teams, onEnter, onOpen }: TeamListProps) {
  const { own, list, search } = teams
  return (
    <>
      <SearchBox
        id="team-search"
        value={search.word}
        placeholder={text('teamSearch')}
        onChange={(word) => search.write(word)}
        onSubmit={() => search.submit()}
      />
      <ListState state={list.state}>
        <WindowedList
          rows={list.rows}
          keyOf={(team) => team.id}
          rowHeight={ROW}
          className={css.list}
          render={(team) => (
            <TeamCard
              team={team}
              own={team.id === own?.id}
              free={own === null}
              busy={teams.moving === team.id}
              onEnter={() => onEnter(team)}
              {...(onOpen ? { onOpen: () => onOpen(team) } : {})}
            />
          )}
        />
      </ListState>
    </>
  )
})
