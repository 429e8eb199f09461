import type { TeamPerson } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { PersonRow } from '@/domain/distribution/PersonRow'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { serverNow } from '@/platform/serverClock'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { SearchBox } from '@/ui/fields/SearchBox'
import { WindowedList } from '@/ui/list/WindowedList'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { ChatButton } from '../promotion/ChatButton'
import { text } from '../promotion/messages'
import css from '../promotion/people.module.scss'
import { useRoleGate } from '../promotion/useRoleGate'
import { FansStore } from './FansStore'
import { lockWords } from './lockWords'

/** Height of a row with the gap below it, in px of a 375 design. */
const ROW = 190

/** The people locked to the viewer, with the time that is left. */
function DistrAttention() {
  const { iid } = useRoute<'account.distrAttention'>()
  const { member } = useSession()
  const [store] = useState(
    () =>
      new FansStore({
        iid,
        ownRid: () => member.rid,
        empty: (word) =>
          word
            ? { kind: 'empty', message: text('noneFound', { word }) }
            : {
                ...{ kind: 'empty', message: text('fansEmpty'), actionText: text('toShare') },
                onAction: () => void navigate('account.distrList', { iid }),
              },
      }),
  )
  const { list } = store
  const { state } = useRoleGate(iid, () => list.load())
  const follow = (person: TeamPerson) =>
    void store.follow(person).catch((error: unknown) => toast.error(errorText(error)))
  const render = (person: TeamPerson) => {
    const { until, left } = lockWords(person, serverNow())
    const isFollowed = store.isFollowed(person)
    return (
      <PersonRow
        person={person}
        note={
          <>
            <Text>{[text('lockedOn', { date: formatMoment(person.joinedAt, 'day') }), until].join(' · ')}</Text>
            {left !== '' && <Text className={css.soon}> {left}</Text>}
          </>
        }
        actions={
          <>
            <AppButton
              id={`follow-${person.id}`}
              size="small"
              kind={isFollowed ? 'ghost' : 'secondary'}
              disabled={isFollowed}
              onPress={() => follow(person)}
            >
              {text(isFollowed ? 'following' : 'follow')}
            </AppButton>
            <ChatButton person={person} />
          </>
        }
      />
    )
  }
  return (
    <ScreenFrame
      wide
      title={text('attention')}
      state={state}
      onRefresh={() => list.load()}
      {...(state.kind === 'ready' ? list.foot : {})}
    >
      <View className={css.head}>
        <SearchBox
          id="fans-word"
          value={store.search.word}
          placeholder={text('searchFans')}
          onChange={(word) => store.search.write(word)}
          onSubmit={() => store.search.submit()}
        />
      </View>
      <ListState state={list.state}>
        <WindowedList rows={list.rows} keyOf={({ id }) => id} rowHeight={ROW} className={css.list} render={render} />
      </ListState>
    </ScreenFrame>
  )
}

export default observer(DistrAttention)
