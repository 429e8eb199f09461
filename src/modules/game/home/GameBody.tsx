import type { ContentDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoment } from '@/locales/formatMoment'
import { navigate } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { categoryNote } from '../categoryNote'
import css from '../game.module.scss'
import { text } from '../messages'
import { gameDates } from './gameDates'

interface GameBodyProps {
  readonly iid: number
  readonly detail: ContentDetail
}

/** Notices, dates and categories of an event, and the ways to its other screens. */
export const GameBody = observer(function GameBody({ iid, detail }: GameBodyProps) {
  const { id, sessions = [], notices = [], game } = detail
  const hasTeams = sessions.some(({ teamSize }) => teamSize !== undefined)
  const { member } = useSession()
  // Behind the draw's screen staff also set the hour of the results, which an event without a draw has too.
  const showsDraw = sessions.some(({ draw }) => draw) || member.profile?.rights?.includes('review')
  return (
    <View className={css.stack}>
      {notices.length > 0 && (
        <View>
          <SectionHeading title={text('notices')} />
          {notices.map((notice) => (
            <Text key={notice} className={css.words}>
              {notice}
            </Text>
          ))}
        </View>
      )}
      <View>
        <SectionHeading title={text('dates')} />
        <RowGroup>
          {gameDates(detail).map(({ key, at, until }) => (
            <ListRow
              key={key}
              title={text(key)}
              value={
                until === undefined ? formatMoment(at) : `${formatMoment(at, 'day')} – ${formatMoment(until, 'day')}`
              }
            />
          ))}
        </RowGroup>
      </View>
      <View>
        <SectionHeading title={text('categories')} />
        <RowGroup>
          {sessions.map((session) => (
            <ListRow
              key={session.id}
              id={`category-${session.id}`}
              title={session.name}
              note={`${formatMoment(session.startsAt)} · ${categoryNote(session)}`}
            />
          ))}
        </RowGroup>
      </View>
      <RowGroup>
        <ListRow id="game-detail" title={text('toDetail')} onPress={() => void navigate('game.detail', { iid, id })} />
        {hasTeams && (
          <ListRow id="game-teams" title={text('toTeams')} onPress={() => void navigate('game.invite', { iid, id })} />
        )}
        {showsDraw && (
          <ListRow
            id="game-draw"
            title={text('toStaff')}
            onPress={() => void navigate('game.joinResult', { iid, id })}
          />
        )}
        {game?.resultsOut && (
          <ListRow
            id="game-results"
            title={text('toResults')}
            onPress={() => void navigate('game.resultList', { iid, id })}
          />
        )}
        {game?.resultsOut && (
          <ListRow
            id="game-inquiry"
            title={text('toInquiry')}
            onPress={() => void navigate('game.resultInquiry', { iid, id })}
          />
        )}
        <ListRow id="game-share" title={text('toShare')} onPress={() => void navigate('game.share', { iid, id })} />
      </RowGroup>
    </View>
  )
})
