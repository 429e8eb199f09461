import { type CfSupport, thankCf } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ReasonSheet } from '@/domain/reason/ReasonSheet'
import { saveOnce } from '@/gateway/callOnce'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../cf.module.scss'
import { SupportLine } from '../components/SupportLine'
import { text } from '../messages'
import { SupportersStore } from './SupportersStore'

/** Height of a support with the gap below it, in px of a 375 design. */
const ROW = 96
const MOST = 100
const supportKey = ({ id }: CfSupport) => id

/** Who supports a project; its owner finds whom to thank. */
function CfSupporterList() {
  const { iid, query } = useRoute<'cf.supporterList'>()
  const { projectId = '' } = query
  const [thanking, setThanking] = useState(false)
  const [words, setWords] = useState('')
  const [store] = useState(() => new SupportersStore({ iid, projectId, empty: (key) => text(key) }))
  const { list, isOwner, unthanked } = store
  useKnownMember(() => store.load())
  useScreenShow(() => void (list.state.kind === 'ready' && store.load()))
  const [render] = useState(() => (one: CfSupport) => (
    <SupportLine
      support={one}
      onPress={one.mine || store.isOwner ? () => void navigate('cf.supporter', { iid, id: one.id }) : undefined}
    />
  ))
  return (
    <ScreenFrame
      title={text('supportersTitle')}
      onRefresh={() => store.load()}
      {...list.foot}
      footer={
        isOwner && unthanked > 0 ? (
          <ActionBar>
            <AppButton id="cf-thank-all" kind="primary" stretch onPress={() => setThanking(true)}>
              {text('thankAll', { count: unthanked })}
            </AppButton>
          </ActionBar>
        ) : undefined
      }
    >
      {isOwner && (
        <Tabs
          sticky
          idPrefix="cf-filter"
          items={[
            { key: 'all' as const, text: text('filterAll') },
            { key: 'unthanked' as const, text: text('filterUnthanked'), count: unthanked },
          ]}
          activeKey={store.filter}
          onSelect={(filter) => store.choose(filter)}
        />
      )}
      <ListState state={list.state}>
        <WindowedList
          rows={list.rows}
          keyOf={supportKey}
          render={render}
          rowHeight={ROW}
          className={`${css.page} ${css.list}`}
        />
      </ListState>
      <ReasonSheet
        id="cf-thanks"
        subject={thanking ? projectId : null}
        title={text('thankTitle')}
        label={text('thankTitle')}
        hint={text('thankHint')}
        action={text('thank')}
        said={text('thankDone')}
        most={MOST}
        reasons={[text('thankOne1'), text('thankOne2')]}
        remark={words}
        onWrite={setWords}
        send={async (of, said) => {
          const { count } = await saveOnce(`cf:thank:${of}`, thankCf, { iid, projectId: of, all: true, text: said })
          await store.load()
          return count
        }}
        saidOtherwise={(thanked) => (thanked === 0 ? text('thankStood') : undefined)}
        onClose={() => setThanking(false)}
        onSent={() => setWords('')}
      />
    </ScreenFrame>
  )
}

export default observer(CfSupporterList)
