import { decideEntry, decideReview, type Entry, getGameDraw, listReviews } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { toast } from '@/ui/feedback/toast'
import { Tabs } from '@/ui/navigation/Tabs'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../entry/messages'
import css from '../game.module.scss'
import { useGame } from '../useGame'
import { DrawProof } from './DrawProof'
import { DrawQueue } from './DrawQueue'
import { DrawStore } from './DrawStore'
import { OwnEntry } from './OwnEntry'
import { ResultsHour } from './ResultsHour'

type Tab = 'mine' | 'draw' | 'staff'

/** The own entries and what the draw made of them; how anybody checks it; for staff the draws that wait. */
function JoinResult() {
  const { iid, params } = useRoute<'game.joinResult'>()
  const { id } = params
  const { member } = useSession()
  const [tab, setTab] = useState<Tab>('mine')
  const [busy, setBusy] = useState('')
  const store = useGame(iid, id)
  const [draws] = useState(
    () =>
      new DrawStore({
        fetchDraw: (categoryId) => call(getGameDraw, { iid, id, categoryId, pageSize: 100 }),
        fetchQueue: () => call(listReviews, { iid, kind: 'draw', id }),
        draw: (review) =>
          callOnce(`draw:${review}`, decideReview, (reqId) => ({
            ...{ iid, reqId, kind: 'draw' as const, id: review, decision: 'pass' as const },
          })),
      }),
  )
  const { detail, entries } = store
  const drawn = (detail?.sessions ?? []).filter(({ draw }) => draw)
  const isStaff = member.profile?.rights?.includes('review') ?? false
  const ids = drawn.map((one) => one.id).join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again with the event
  useEffect(() => {
    if (tab === 'draw' && ids !== '') void draws.loadDraws(ids.split(','))
    if (tab === 'staff') void draws.loadQueue()
  }, [tab, ids, detail])
  const decide = async (entry: Entry, accept: boolean) => {
    if (busy !== '') return
    if (!accept && !(await dialog.confirm({ title: text('giveUp'), message: text('giveUpAsk'), danger: true }))) return
    setBusy(entry.id)
    try {
      await callOnce(`decide:${entry.id}:${accept}`, decideEntry, (reqId) => ({ iid, reqId, id: entry.id, accept }))
      toast.success(text(accept ? 'confirmed' : 'gaveUp'))
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setBusy('')
      await store.load()
    }
  }
  return (
    <ScreenFrame
      title={text('joinResult')}
      state={tab === 'draw' ? store.state : memberScreen(member, store.state)}
      onRefresh={() => store.load()}
    >
      {detail && (
        <View>
          <Tabs<Tab>
            items={[
              { key: 'mine', text: text('tabMine') },
              { key: 'draw', text: text('tabDraw') },
              ...(isStaff ? [{ key: 'staff' as const, text: text('tabStaff') }] : []),
            ]}
            activeKey={tab}
            onSelect={setTab}
          />
          <View className={css.page}>
            <Text className={css.title}>{detail.title}</Text>
            {tab === 'mine' && entries.length === 0 && (
              <EmptyState
                drawing="empty"
                message={text('noEntry')}
                actionText={text('toEnter')}
                onAction={() => void navigate('game.home', { iid, id })}
              />
            )}
            {tab === 'mine' &&
              entries.map((entry) => (
                <OwnEntry
                  key={`${entry.id}:${entry.state}`}
                  entry={entry}
                  category={store.categoryOf(entry)}
                  busy={busy === entry.id}
                  onDecide={(accept) => void decide(entry, accept)}
                  onOrder={() => void navigate('order.detail', { iid, gid: entry.orderId ?? '' })}
                  onKit={() => void navigate('game.checkIn', { iid, id })}
                  onEnter={() => void navigate('game.enroll', { iid, id })}
                />
              ))}
            {tab !== 'mine' && draws.failure !== '' && (
              <AppButton
                id="draw-retry"
                onPress={() => void (tab === 'staff' ? draws.loadQueue() : draws.loadDraws(ids.split(',')))}
              >
                {draws.failure}
              </AppButton>
            )}
            {tab === 'draw' && drawn.length === 0 && <EmptyState drawing="empty" message={text('noDraw')} />}
            {tab === 'draw' &&
              drawn.map((category) => {
                const draw = draws.draws.get(category.id)
                return draw && <DrawProof key={category.id} id={category.id} category={category.name} draw={draw} />
              })}
            {tab === 'draw' && drawn.length > 0 && (
              <View id="draw-how" className={css.card}>
                <Text className={css.name}>{text('howTitle')}</Text>
                {(['how1', 'how2', 'how3'] as const).map((key) => (
                  <Text key={key} className={css.note}>
                    {text(key)}
                  </Text>
                ))}
              </View>
            )}
            {tab === 'staff' && <DrawQueue store={draws} onDrawn={() => void store.load()} />}
            {tab === 'staff' && detail.game && (
              <ResultsHour
                iid={iid}
                id={id}
                resultsAt={detail.game.resultsAt}
                out={detail.game.resultsOut}
                onSaved={() => void store.load()}
              />
            )}
          </View>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(JoinResult)
