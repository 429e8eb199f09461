import { followRoles, listRelations, markContent, type ProfilePart, type RelationRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { PagedList } from '@/domain/list/PagedList'
import { PersonLine } from '@/domain/people/PersonLine'
import { setFollow } from '@/flows/setFollow'
import { call } from '@/gateway/call'
import { onChange } from '@/gateway/changes'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { toast } from '@/ui/feedback/toast'
import { SearchBox } from '@/ui/fields/SearchBox'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { semantics } from '@/ui/press/semantics'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from '../relation.module.scss'
import { useRelation } from '../useRelation'

const TABS = ['contacts', 'fans', 'suggested', 'viewers'] as const
type Tab = (typeof TABS)[number]
/** Height of a person with the gap below, in px of a 375 design. */
const ROW = 80

const PARTS: Readonly<Record<ProfilePart, Parameters<typeof navigate>[0]>> = {
  head: 'relation.baseInfo',
  name: 'relation.baseInfo',
  region: 'relation.baseInfo',
  industry: 'relation.baseInfo',
  tags: 'relation.baseInfo',
  company: 'relation.addCompany',
  honor: 'relation.honor',
  opinion: 'relation.opinion',
  card: 'shops.cardEdit',
  auth: 'relation.auth',
}

const ENTRIES = [
  ['myPage', 'relation.detail'],
  ['baseInfo', 'relation.baseInfo'],
  ['company', 'relation.company'],
  ['honor', 'relation.honor'],
  ['opinion', 'relation.opinion'],
  ['impress', 'relation.impress'],
  ['praise', 'relation.praise'],
  ['card', 'relation.card'],
  ['cardHolder', 'shops.cardList'],
  ['auth', 'relation.auth'],
] as const

const keyOf = ({ rid }: RelationRow) => String(rid)

/** The member's own profile with what is missing, and the people around. */
function RelationHome() {
  const { iid } = useRoute<'relation.home'>()
  const { member } = useSession()
  const store = useRelation(iid, undefined)
  const [tab, setTab] = useState<Tab>('contacts')
  const [words, setWords] = useState('')
  const [wish] = useState<{ kind: Tab; queryKey: string }>({ kind: 'contacts', queryKey: '' })
  const [list] = useState(
    () =>
      new PagedList<RelationRow>(
        (pageNo) =>
          call(listRelations, { iid, kind: wish.kind, pageNo, ...(wish.queryKey ? { queryKey: wish.queryKey } : {}) }),
        keyOf,
        () => ({ kind: 'empty', message: text(wish.queryKey ? 'notFound' : `empty_${wish.kind}`) }),
      ),
  )
  useKnownMember(() => {
    if (member.isMember) void list.load()
  })
  useEffect(() => {
    const reload = () => void list.load()
    const stops = [onChange(followRoles, reload), onChange(markContent, ({ mark }) => mark === 'follow' && reload())]
    return () => {
      for (const stop of stops) stop()
    }
  }, [list])
  const look = (change: Partial<typeof wish>) => {
    Object.assign(wish, change)
    list.reload()
  }
  const follow = (row: RelationRow) =>
    setFollow(iid, member.rid, row.rid, !row.following).catch((error: unknown) => toast.error(errorText(error)))
  const [render] = useState(() => (row: RelationRow) => (
    <PersonLine
      id={`person-${row.rid}`}
      name={row.name}
      headImg={row.headImg}
      note={[row.title, row.company, wish.kind === 'viewers' ? formatMoment(row.at, 'at') : '']
        .filter(Boolean)
        .join(' · ')}
      onPress={() => void navigate('relation.detail', { iid, rid: row.rid })}
      end={
        <AppButton
          id={`follow-${row.rid}`}
          kind={row.following ? 'ghost' : 'secondary'}
          size="small"
          label={`${text(row.following ? 'followed' : 'follow')} ${row.name}`}
          onPress={() => void follow(row)}
        >
          {text(row.mutual ? 'mutual' : row.following ? 'followed' : 'follow')}
        </AppButton>
      }
    />
  ))
  const { relation } = store
  const [next] = relation?.missing ?? []
  return (
    <ScreenFrame
      title={text('home')}
      state={memberScreen(member, store.state)}
      onRefresh={() => Promise.all([store.load(), list.load()])}
      {...list.foot}
    >
      {relation && (
        <View className={css.page}>
          <Card id="relation-own">
            <PersonLine
              flush
              name={relation.profile.name}
              headImg={relation.profile.headImg}
              note={[relation.profile.title, relation.profile.company].filter(Boolean).join(' · ')}
              onPress={() => void navigate('relation.detail', { iid })}
            />
            <View
              className={css.track}
              {...semantics({ role: 'img', 'aria-label': text('complete', { n: relation.completeness }) })}
            >
              <View className={css.done} style={{ width: `${relation.completeness}%` }} />
            </View>
            <View className={css.between}>
              <Text id="relation-complete" className={css.name}>
                {text('complete', { n: relation.completeness })}
              </Text>
              {next && (
                <AppButton
                  id="relation-next"
                  kind="primary"
                  size="small"
                  onPress={() => void navigate(PARTS[next], { iid })}
                >
                  {text('goOn')}
                </AppButton>
              )}
            </View>
            <Text className={css.note}>{next ? text('next', { part: text(`part_${next}`) }) : text('allDone')}</Text>
          </Card>
          <RowGroup>
            {ENTRIES.map(([words, name]) => (
              <ListRow
                key={words}
                id={`relation-to-${words}`}
                title={text(words)}
                onPress={() => void navigate(name, { iid })}
              />
            ))}
          </RowGroup>
          <Tabs
            sticky
            idPrefix="relation-tab"
            items={TABS.map((key) => ({ key, text: text(`tab_${key}`) }))}
            activeKey={tab}
            onSelect={(key) => {
              setTab(key)
              look({ kind: key })
            }}
          />
          <SearchBox
            id="relation-search"
            placeholder={text('searchPeople')}
            value={words}
            onChange={(value) => {
              setWords(value)
              if (value === '') look({ queryKey: '' })
            }}
            onSubmit={(value) => look({ queryKey: value.trim() })}
          />
          <ListState state={list.state}>
            <WindowedList rows={list.rows} keyOf={keyOf} render={render} rowHeight={ROW} className={css.rows} />
          </ListState>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(RelationHome)
