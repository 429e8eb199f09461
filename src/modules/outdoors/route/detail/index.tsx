import { type ContentDetail, MODULE_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useMemo, useState } from 'react'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { openPlace } from '@/flows/place/openPlace'
import { itemCalls } from '@/gateway/itemCalls'
import { errorText } from '@/locales/errorText'
import { t } from '@/locales/t'
import { useShare } from '@/overlays/share/useShare'
import { goHome } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { toast } from '@/ui/feedback/toast'
import { MapView } from '@/ui/map/MapView'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { ElevationProfile } from '../ElevationProfile'
import { MarksStore, type RouteMark } from '../MarksStore'
import { text } from '../messages'
import { profileOf, thinLine } from '../RouteLine'
import css from '../route.module.scss'
import { seasonWords } from '../seasonWords'

const LEVELS = { 1: 'level1', 2: 'level2', 3: 'level3' } as const

/** A route: its line on the map, its heights and figures, and who wants to walk it. */
function RouteDetail() {
  const { iid, query } = useRoute<'route.detail'>()
  const { id = '' } = query
  if (id) return <OneRoute iid={iid} id={id} />
  const gone = {
    kind: 'empty' as const,
    message: text('missing'),
    actionText: t('home'),
    onAction: () => void goHome(),
  }
  return <ScreenFrame title={text('route')} state={gone} />
}

const OneRoute = observer(function OneRoute({ iid, id }: { readonly iid: number; readonly id: string }) {
  const item = { iid, moduleType: MODULE_TYPE.route, id }
  const { member } = useSession()
  const page = useDetailPage(item)
  const { detail } = page.detail
  const route = detail?.route
  const [marks] = useState(() => new MarksStore((mark, on) => itemCalls(item).setMark(mark, on)))
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => {
    if (detail?.route) marks.show(detail.route, detail.mine.mark)
  }, [marks, detail])
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })
  const { line, profile } = useMemo(
    () => ({ line: thinLine(route?.line ?? []), profile: profileOf(route?.line ?? []) }),
    [route],
  )
  const toggle = async (mark: RouteMark) => {
    if (!(await member.requireMember())) return
    try {
      await marks.toggle(mark)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const [start] = line
  const touched = at === null ? undefined : profile[at]
  const middle = line[Math.floor(line.length / 2)]
  const toStart = () => {
    if (start)
      void openPlace(iid, { ...start, name: route?.points[0]?.name ?? text('start'), address: page.detail.title })
  }
  return (
    <DetailScreen
      page={page}
      title={text('route')}
      requireMember={() => member.requireMember()}
      onShare={share}
      {...(route && middle
        ? {
            media: (
              <View className={css.map}>
                <MapView
                  id="route-map"
                  label={text('mapLabel', { count: route.points.length })}
                  centre={touched ?? middle}
                  zoom={13}
                  line={line}
                  pins={[
                    ...route.points.map(({ name, lat, lng }, key) => ({
                      key,
                      at: { lat, lng },
                      label: name,
                      faded: true,
                    })),
                    ...(touched ? [{ key: route.points.length, at: touched, label: text('heights') }] : []),
                  ]}
                />
              </View>
            ),
          }
        : {})}
      facts={route && <Figures route={route} />}
      body={
        detail && (
          <View className={css.list}>
            {route && (
              <View className={css.acts}>
                {(['want', 'done'] as const).map((mark) => (
                  <AppButton
                    key={mark}
                    id={`route-${mark}`}
                    size="small"
                    kind={marks[mark].on ? 'primary' : 'secondary'}
                    onPress={() => void toggle(mark)}
                  >
                    {text(WORDS[mark][marks[mark].on ? 'on' : 'off'], { count: marks[mark].count || '' }).trim()}
                  </AppButton>
                ))}
              </View>
            )}
            {profile.length > 1 ? (
              <View className={css.stack}>
                <SectionHeading title={text('heights')} />
                <ElevationProfile profile={profile} at={at} onAt={setAt} />
              </View>
            ) : (
              <Text className={css.note}>{text('noLine')}</Text>
            )}
            {route && route.points.length > 0 && (
              <View className={css.stack}>
                <SectionHeading title={text('points')} />
                <RowGroup flush>
                  {route.points.map(({ name, lat, lng }) => (
                    <ListRow
                      key={`${name} ${lat} ${lng}`}
                      title={name}
                      onPress={() => void openPlace(iid, { lat, lng, name, address: page.detail.title })}
                    />
                  ))}
                </RowGroup>
              </View>
            )}
            <View className={css.stack}>
              <SectionHeading title={text('about')} />
              <ContentBody detail={detail} />
            </View>
          </View>
        )
      }
      primary={
        start && (
          <AppButton id="route-start" kind="primary" stretch onPress={toStart}>
            {text('navigate')}
          </AppButton>
        )
      }
    />
  )
})

const WORDS = { want: { on: 'wanted', off: 'want' }, done: { on: 'walked', off: 'done' } } as const

function Figures({ route }: { readonly route: NonNullable<ContentDetail['route']> }) {
  const { lengthM, ascentM, hours, level, season } = route
  const facts = [
    { name: text('length'), value: text('km', { km: (lengthM / 1000).toFixed(1) }) },
    { name: text('ascent'), value: text('metres', { m: Math.round(ascentM) }) },
    { name: text('time'), value: text('hours', { h: hours }) },
    { name: text('level'), value: text(LEVELS[level]) },
  ]
  return (
    <View className={css.stack}>
      <View id="route-figures" className={css.facts}>
        {facts.map(({ name, value }) => (
          <View key={name} className={css.fact}>
            <Text className={css.note}>{name}</Text>
            <Text className={css.value}>{value}</Text>
          </View>
        ))}
      </View>
      {season.length > 0 && <Text className={css.note}>{`${text('season')} ${seasonWords(season)}`}</Text>}
    </View>
  )
}

export default observer(RouteDetail)
