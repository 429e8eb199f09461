import { listNeedforms, type Needform, sendNeedform } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { PagedList } from '@/domain/list/PagedList'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { formatWritten } from '@/locales/formatWritten'
import { serverNow } from '@/platform/serverClock'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { priceNumber } from '@/ui/content/priceNumber'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { Timeline } from '@/ui/content/Timeline'
import { toast } from '@/ui/feedback/toast'
import { scrollToField } from '@/ui/fields/scrollToField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../need/messages'
import css from './index.module.scss'
import { NeedForm } from './NeedForm'
import { areNeedTexts, NeedStore } from './NeedStore'

const TONES = { new: 'warning', contacted: 'brand', done: 'success' } as const

/** The form of a bespoke request, and the member's own requests with what came of them. */
export const OwnNeeds = observer(function OwnNeeds(props: { readonly iid: number; readonly tabs: ReactNode }) {
  const { iid, tabs } = props
  const { member } = useSession()
  const [store] = useState(() => {
    return new NeedStore({
      draft: memberDraft('needform', areNeedTexts, { iid, member }),
      requireMember: () => member.requireMember(),
      send: (fields) =>
        callOnce(`needform:${JSON.stringify(fields)}`, sendNeedform, (reqId) => ({ iid, reqId, ...fields })),
      now: serverNow,
    })
  })
  const [list] = useState(
    () =>
      new PagedList<Needform>(
        (pageNo) => call(listNeedforms, { iid, pageNo }),
        ({ id }) => id,
      ),
  )
  useKnownMember(() => {
    store.begin()
    if (member.isMember) void list.load()
  })
  useOwnDetails(iid, (own) => store.suggest(own))
  const submit = async () => {
    try {
      const outcome = await store.submit()
      if (outcome === null) return
      if (outcome !== 'sent') return scrollToField(`need-${outcome}`)
      toast.success(text('sent'))
      await list.load()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <ScreenFrame
      title={text('needform')}
      onRefresh={() => list.load()}
      {...list.foot}
      footer={
        <ActionBar>
          <AppButton id="need-send" kind="primary" stretch loading={store.busy} onPress={() => void submit()}>
            {text('submit')}
          </AppButton>
        </ActionBar>
      }
    >
      {tabs}
      <View className={css.page}>
        <NeedForm store={store} />
        {list.rows.length > 0 && <SectionHeading title={text('mine')} />}
        {list.rows.map((need) => (
          <OwnNeed key={need.id} need={need} />
        ))}
        {member.isMember && list.state.kind === 'error' && (
          <AppButton id="needs-retry" onPress={() => void list.load()}>
            {list.state.message ?? ''}
          </AppButton>
        )}
      </View>
    </ScreenFrame>
  )
})

/** The facts of a request in one line. */
export const needFacts = ({ from, to, people, budget }: Needform['fields']): string =>
  [
    from === to ? formatWritten(from) : `${formatWritten(from)} – ${formatWritten(to)}`,
    text('peopleOf', { count: people }),
    ...(budget > 0 ? [text('budgetOf', { amount: priceNumber(budget) })] : []),
  ].join(' · ')

function OwnNeed({ need }: { readonly need: Needform }) {
  const { id, fields, state, reply, at, contactedAt, doneAt } = need
  const steps = [
    ...(doneAt === null ? [] : [{ key: 'done', title: text('stepDone'), at: doneAt }]),
    ...(contactedAt === null ? [] : [{ key: 'contacted', title: text('stepContacted'), at: contactedAt }]),
    { key: 'sent', title: text('stepSent'), at },
  ]
  return (
    <Card id={`need-${id}`} padded>
      <View className={css.line}>
        <Text className={css.title}>{fields.destination}</Text>
        <StatusTag look="word" tone={TONES[state]}>
          {text(`state_${state}`)}
        </StatusTag>
      </View>
      <Text className={css.facts}>{needFacts(fields)}</Text>
      <Timeline
        items={steps.map((step, order) => ({
          ...{ key: step.key, title: step.title, time: formatMoment(step.at, 'at') },
          ...(order === 0 && reply ? { note: reply } : {}),
        }))}
      />
    </Card>
  )
}
