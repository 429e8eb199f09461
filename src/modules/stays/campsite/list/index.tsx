import { type ItemSummary, STAY_FACILITIES, searchStays } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { text as stayText } from '@/domain/stay/messages'
import { StayDatesBar, StayDatesSheet } from '@/domain/stay/StayDatesBar'
import { askPosition } from '@/flows/place/askPosition'
import { call } from '@/gateway/call'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useListChanges } from '@/screens/list/useListChanges'
import { useListMark } from '@/screens/list/useListMark'
import { useTabBar } from '@/screens/shell/useTabBar'
import { useStayDates } from '@/screens/stay/useStayDates'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { WindowedList } from '@/ui/list/WindowedList'
import { MapView } from '@/ui/map/MapView'
import { FilterBar } from '@/ui/navigation/FilterBar'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import css from './index.module.scss'
import { StayCard } from './StayCard'
import { guestsOfQuery, kindOfQuery, MOST_CHOSEN_GUESTS, StayListStore } from './StayListStore'

/** Height of a card with the gap below it, in px of a 375 design. */
const ROW = 117
const KINDS = ['', 'campsite', 'bnb'] as const
const SORTS = ['hot', 'price', 'near'] as const

const keyOf = ({ id }: ItemSummary) => id

function CampsiteList() {
  const { iid, query } = useRoute<'campsite.list'>()
  const dates = useStayDates(iid, null, query, () => store.list.reload())
  const [store] = useState(
    (): StayListStore =>
      new StayListStore({
        type: kindOfQuery(query.type),
        guests: guestsOfQuery(query.guests),
        dates: () => dates.dates,
        fetchPage: ({ type, city, facility, guests, sortBy, here, dates: stay }, pageNo) =>
          call(searchStays, {
            ...{ iid, type, city, sortBy, pageNo, ...here, ...stay },
            ...(facility ? { facilities: [facility] } : {}),
            ...(guests > 0 ? { guests } : {}),
          }),
        askPosition: () => askPosition('find'),
        emptyState: (): ScreenState => ({
          kind: 'empty',
          message: text('empty'),
          ...(store.isFiltered ? { actionText: text('clear'), onAction: () => store.clear() } : {}),
        }),
      }),
  )
  const { list } = store
  useEffect(() => void list.load(), [list])
  useListChanges(iid, list)
  const mark = useListMark(iid, list, 'collect')
  useShareMenu({ title: text('list') })
  const tabBar = useTabBar()
  // The dates go along to the detail and the room.
  const open = ({ id, extra }: ItemSummary) =>
    extra.kind === 'bnb'
      ? navigate('bnb.detail', { iid, bnbId: id, ...dates.dates })
      : navigate('campsite.detail', { iid, campsiteId: id, ...dates.dates })
  const placed = list.rows.flatMap((item, key) =>
    item.lat === null || item.lng === null ? [] : [{ item, pin: { key, at: { lat: item.lat, lng: item.lng } } }],
  )
  const priceOf = ({ extra, price }: ItemSummary) => {
    const fen = extra.lowest ?? price
    return extra.free === 0 || fen === null ? '' : `¥${priceNumber(fen)}`
  }
  const counts = Array.from({ length: Math.max(MOST_CHOSEN_GUESTS, store.guests) }, (_, n) => n + 1)
  const option = (value: string, label: string) => ({ value, text: label })
  return (
    <ScreenFrame wide title={text('list')} onRefresh={() => list.load()} {...list.foot} tabBar={tabBar}>
      <Tabs
        items={KINDS.map((key) => ({ key, text: text(key || 'all') }))}
        activeKey={store.type}
        onSelect={(key) => store.chooseType(key)}
        idPrefix="kind"
      />
      <View className={css.dates}>
        <View className={css.bar}>
          <StayDatesBar store={dates} />
        </View>
        <AppButton id="map-toggle" kind="ghost" size="small" onPress={() => store.toggleMap()}>
          {text(store.onMap ? 'asList' : 'map')}
        </AppButton>
      </View>
      <FilterBar
        filters={[
          {
            key: 'city',
            text: text('city'),
            value: store.city,
            options: [option('', text('anyCity')), ...store.cities.map((city) => option(city, city))],
          },
          {
            key: 'guests',
            text: text('guests'),
            value: String(store.guests),
            options: [
              option('0', text('anyGuests')),
              ...counts.map((n) => option(String(n), text('sleeps', { count: n }))),
            ],
          },
          {
            key: 'facility',
            text: text('facility'),
            value: store.facility,
            options: [option('', text('anyFacility')), ...STAY_FACILITIES.map((one) => option(one, stayText(one)))],
          },
          {
            key: 'sort',
            text: text('sort'),
            value: store.sortBy,
            options: SORTS.map((sort) => option(sort, text(sort))),
          },
        ]}
        onChange={(key, value) => void store.choose(key, value)}
      />
      <ListState state={list.state}>
        {store.onMap && placed[0] ? (
          <View className={css.map}>
            <MapView
              id="stays-map"
              label={text('mapLabel')}
              centre={placed[0].pin.at}
              zoom={7}
              pins={placed.map(({ item, pin }) => ({
                ...pin,
                label: [item.title, priceOf(item)].filter(Boolean).join(' '),
                caption: priceOf(item),
                faded: item.extra.free === 0,
              }))}
              onPin={(key) => {
                const item = list.rows[key]
                if (item) void open(item)
              }}
            />
          </View>
        ) : (
          <WindowedList
            rows={list.rows}
            keyOf={keyOf}
            rowHeight={ROW}
            className={css.list}
            render={(item) => <StayCard item={item} mark={mark} onPress={() => void open(item)} />}
          />
        )}
      </ListState>
      <StayDatesSheet store={dates} />
    </ScreenFrame>
  )
}

export default observer(CampsiteList)
