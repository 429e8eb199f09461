import { listRelations, MODULE_TYPE, markContent, type RelationRow } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { PagedList } from '@/domain/list/PagedList'
import { UndoBar } from '@/domain/list/UndoBar'
import { UndoRemoval } from '@/domain/list/UndoRemoval'
import { PersonLine } from '@/domain/people/PersonLine'
import { call } from '@/gateway/call'
import { onChange } from '@/gateway/changes'
import { itemCalls } from '@/gateway/itemCalls'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { SearchBox } from '@/ui/fields/SearchBox'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../business/business.module.scss'
import { text } from '../business/messages'

const TABS = ['cards', 'viewers'] as const
type Tab = (typeof TABS)[number]
const ROW = 80

const keyOf = ({ rid, cardId }: RelationRow) => cardId ?? String(rid)

/** The cards that the member keeps, and who has looked at the own one. */
function CardList() {
  const { iid } = useRoute<'shops.cardList'>()
  const { member } = useSession()
  const [tab, setTab] = useState<Tab>('cards')
  const [words, setWords] = useState('')
  const [wish] = useState<{ kind: Tab; queryKey: string }>({ kind: 'cards', queryKey: '' })
  const [{ list, undo }] = useState(() => {
    const rows = new PagedList<RelationRow>(
      (pageNo) =>
        call(listRelations, { iid, kind: wish.kind, pageNo, ...(wish.queryKey ? { queryKey: wish.queryKey } : {}) }),
      keyOf,
      () => ({ kind: 'empty', message: text(wish.queryKey ? 'notFound' : `empty_${wish.kind}`) }),
    )
    const removal = new UndoRemoval<RelationRow>({
      list: rows,
      keyOf,
      remove: (row) => itemCalls({ iid, moduleType: MODULE_TYPE.card, id: keyOf(row) }).setMark('keep', false),
      later: (ms, act) => {
        const timer = setTimeout(act, ms)
        return () => clearTimeout(timer)
      },
      onFailed: (error) => toast.error(errorText(error)),
    })
    return { list: rows, undo: removal }
  })
  useKnownMember(() => {
    if (member.isMember) void list.load()
  })
  useEffect(() => {
    const stop = onChange(markContent, ({ moduleType }, { on }) => {
      if (Number(moduleType) === MODULE_TYPE.card && on) void list.load()
    })
    return () => {
      stop()
      void undo.finish()
    }
  }, [list, undo])
  const look = async (change: Partial<typeof wish>) => {
    await undo.finish()
    Object.assign(wish, change)
    list.reload()
  }
  const [render] = useState(() => (row: RelationRow) => (
    <PersonLine
      id={`card-${keyOf(row)}`}
      name={row.name}
      headImg={row.headImg}
      note={[row.title, row.company, wish.kind === 'viewers' ? formatMoment(row.at, 'at') : '']
        .filter(Boolean)
        .join(' · ')}
      onPress={() =>
        void (row.cardId
          ? navigate('shops.card', { iid, id: row.cardId })
          : navigate('relation.detail', { iid, rid: row.rid }))
      }
      end={
        row.cardId && (
          <AppButton
            id={`remove-${row.cardId}`}
            size="small"
            label={`${text('remove')} ${row.name}`}
            onPress={() => undo.remove(row)}
          >
            {text('remove')}
          </AppButton>
        )
      }
    />
  ))
  return (
    <ScreenFrame
      title={text('holder')}
      state={memberScreen(member, { kind: 'ready' })}
      onRefresh={() => list.load()}
      {...list.foot}
      overlay={
        undo.removed && (
          <UndoBar id="card-undo" said={text('removed')} action={text('undo')} onUndo={() => undo.undo()} />
        )
      }
    >
      <Tabs
        sticky
        idPrefix="card-tab"
        items={TABS.map((key) => ({ key, text: text(`tab_${key}`) }))}
        activeKey={tab}
        onSelect={(key) => {
          setTab(key)
          void look({ kind: key })
        }}
      />
      <View className={css.page}>
        <SearchBox
          id="card-search"
          placeholder={text('search')}
          value={words}
          onChange={(value) => {
            setWords(value)
            if (value === '') void look({ queryKey: '' })
          }}
          onSubmit={(value) => void look({ queryKey: value.trim() })}
        />
        <ListState state={list.state}>
          <WindowedList rows={list.rows} keyOf={keyOf} render={render} rowHeight={ROW} className={css.rows} />
        </ListState>
      </View>
    </ScreenFrame>
  )
}

export default observer(CardList)
