import { type GrowthBy, type GrowthRow, startOfDay, type TeamPerson } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { GrowthBars } from '@/domain/distribution/GrowthBars'
import { isGatewayError } from '@/gateway/GatewayError'
import { isText } from '@/lib/isText'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useOwn } from '@/screens/member/useOwn'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { ChipRow } from '@/ui/content/ChipRow'
import { priceNumber } from '@/ui/content/priceNumber'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { toast } from '@/ui/feedback/toast'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { GrowthStore, PERIODS } from './GrowthStore'
import css from './index.module.scss'
import { NoteSheet } from './NoteSheet'
import { NoteStore } from './NoteStore'
import { CLIENT_TAGS } from './tags'
import { tagWords } from './tagWords'

/** Height of a row with its gap, in px of a 375 design. */
const ROW = 150
/** Only so many bars have their day written below. */
const LABELS = 2

const periodWords = ({ date }: GrowthRow, by: GrowthBy): string => {
  if (by === 'month') return date.slice(0, 7)
  const day = formatMoment(startOfDay(date), 'day')
  return by === 'week' ? text('weekOf', { date: day }) : day
}

/** New clients by day, week or month, and every client with what the distributor noted. */
function ClientGrowth() {
  const { iid } = useRoute<'client.growth'>()
  const { member } = useSession()
  const [store] = useState(
    () =>
      new GrowthStore({
        iid,
        empty: (tag) =>
          tag
            ? { kind: 'empty', message: text('noneTagged', { tag: tagWords(tag) }) }
            : {
                ...{ kind: 'empty', message: text('noClients'), actionText: text('toShare') },
                onAction: () => void navigate('account.distrList', { iid }),
              },
      }),
  )
  const [notes] = useState(() => {
    const draftOf = (id: string) => memberDraft(`clientNote:${id}`, isText, { iid, member })
    return new NoteStore({
      iid,
      drafts: {
        read: (id) => draftOf(id).read() ?? '',
        write: (id, value) => draftOf(id).write(value),
      },
      onSaved: (id, note) => store.noted(id, note),
    })
  })
  const { state, load } = useOwn(
    async () => {
      await store.load()
      return true
    },
    (error) =>
      isGatewayError(error, 'NOTDISTRIBUTOR')
        ? {
            ...{ kind: 'empty', drawing: 'locked', message: text('notDistributor'), actionText: text('toApply') },
            onAction: () => void navigate('account.distrApply', { iid }),
          }
        : null,
  )
  const { statistic, rows, by, picked, list } = store
  const every = Math.max(1, Math.ceil(rows.length / LABELS))
  const labelOf = (date: string) => (by === 'month' ? date.slice(2, 7) : formatMoment(startOfDay(date), 'day'))
  const bars = [...rows].reverse().map((row, at, all) => ({
    ...{ key: row.date, value: row.fans },
    label: (all.length - 1 - at) % every === 0 ? labelOf(row.date) : '',
    name: text('bar', { date: periodWords(row, by), count: row.fans }),
  }))
  const [render] = useState(() => (person: TeamPerson) => (
    <ClientRow person={person} onNote={() => notes.open(person)} />
  ))
  const figures = [
    [text('total'), String(statistic?.fans ?? 0)],
    [text('newNow'), String(rows[0]?.fans ?? 0)],
    [text('sales'), `¥${priceNumber(statistic?.total.amount ?? 0)}`],
  ] as const
  return (
    <ScreenFrame title={text('title')} state={state} onRefresh={load} {...(state.kind === 'ready' ? list.foot : {})}>
      <View className={css.page}>
        <View className={css.card}>
          <View className={css.figures}>
            {figures.map(([label, value]) => (
              <View key={label} className={css.figure}>
                <Text className={css.value}>{value}</Text>
                <Text className={css.small}>{label}</Text>
              </View>
            ))}
          </View>
          <Tabs
            idPrefix="by"
            items={(Object.keys(PERIODS) as GrowthBy[]).map((key) => ({ key, text: text(`by_${key}`) }))}
            activeKey={by}
            onSelect={(key) =>
              void store.show(key as GrowthBy).catch((error: unknown) => toast.error(errorText(error)))
            }
          />
          <GrowthBars
            bars={bars}
            activeKey={store.chosen}
            onSelect={(date) => store.choose(date)}
            label={text('chart', { by: text(`by_${by}`) })}
          />
          {picked && (
            <Text id="picked-period" className={css.small}>
              {text('picked', { date: periodWords(picked, by), count: picked.fans, orders: picked.orders })}
            </Text>
          )}
        </View>
        <SectionHeading title={text('clients')} />
        <View className={css.chips}>
          <ChipRow
            items={[{ key: '', text: text('all') }, ...CLIENT_TAGS.map((key) => ({ key, text: tagWords(key) }))]}
            activeKey={store.tag}
            onSelect={(key) => store.filter(key)}
          />
        </View>
        <ListState state={list.state}>
          <WindowedList rows={list.rows} keyOf={({ id }) => id} rowHeight={ROW} className={css.list} render={render} />
        </ListState>
      </View>
      <NoteSheet store={notes} />
    </ScreenFrame>
  )
}

function ClientRow({ person, onNote }: { readonly person: TeamPerson; readonly onNote: () => void }) {
  const { id, nickname, headImg, source, lastOrder, note = '', tag = '', joinedAt } = person
  const from = source ? (source.title ? text('source', { title: source.title }) : '') : text('sourceUnknown')
  const bought = lastOrder
    ? text('lastOrder', {
        ...{ title: lastOrder.title, amount: priceNumber(lastOrder.amount), date: formatMoment(lastOrder.at, 'day') },
      })
    : text('noOrder')
  return (
    <View id={`client-${id}`} className={css.row}>
      <Avatar src={headImg} name={nickname} />
      <View className={css.words}>
        <View className={css.top}>
          <Text className={css.name}>{nickname}</Text>
          {tag !== '' && <StatusTag tone="brand">{tagWords(tag)}</StatusTag>}
        </View>
        <Text className={css.small}>{[formatMoment(joinedAt, 'day'), from].filter(Boolean).join(' · ')}</Text>
        <Text className={css.small}>{bought}</Text>
        <Text className={css.noted}>{note || text('noNote')}</Text>
        <View className={css.end}>
          <AppButton id={`note-${id}`} kind="secondary" size="small" onPress={onNote}>
            {text('note')}
          </AppButton>
        </View>
      </View>
    </View>
  )
}

export default observer(ClientGrowth)
