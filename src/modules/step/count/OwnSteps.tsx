import { getStepSummary, recordSteps, type StepSummary } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { joinWords } from '@/locales/joinWords'
import { serverNow } from '@/platform/serverClock'
import { steps } from '@/platform/steps'
import { navigate } from '@/routes/navigate'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { memberDraft, openTenantStorage } from '@/session/sessionStorage'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from '../step.module.scss'
import { dayWords } from '../stepWords'
import { ClaimForm, type ClaimWords } from './ClaimForm'
import { ClaimList } from './ClaimList'
import { ClaimSheet } from './ClaimSheet'
import { HowCard } from './HowCard'
import { StepCard } from './StepCard'
import { StepCountStore } from './StepCountStore'

const isSummary = (value: unknown): value is StepSummary =>
  typeof value === 'object' && value !== null && 'challenge' in value && 'days' in value && 'claims' in value
const isDraft = (value: unknown): value is ClaimWords =>
  typeof value === 'object' && value !== null && 'date' in value && 'steps' in value && 'photo' in value

interface OwnStepsProps {
  readonly iid: number
  /** The challenge. */
  readonly id: string
  readonly tabs: ReactNode
}

/** The member's steps: today, 31 days, the last synchronisation, and what was entered by hand. */
export const OwnSteps = observer(function OwnSteps({ iid, id, tabs }: OwnStepsProps) {
  const { member } = useSession()
  const [{ store, form }] = useState(() => {
    const device = openTenantStorage(iid)
    const key = () => `steps:${id}:${member.userId}`
    const ref = { iid, refId: id }
    const store = new StepCountStore({
      fetch: () => call(getStepSummary, ref),
      kept: {
        read: () => device.read(key(), isSummary),
        write: (summary) => void device.write(key(), summary),
      },
      counted: steps.counted,
      logIn: () => member.recognise({ byHand: true }),
      read: () => steps.read(),
      send: (data) => saveOnce(`steps:${id}`, recordSteps, { ...ref, ...data }),
      now: serverNow,
    })
    const form = new ClaimForm({
      send: async (words) => {
        await saveOnce('steps:claim', recordSteps, { ...ref, ...words })
        await store.load()
      },
      draft: memberDraft(`stepClaim:${id}`, isDraft, { iid, member }),
      now: serverNow,
    })
    return { store, form }
  })
  useKnownMember(() => member.isMember && store.open())
  const sync = async () => {
    try {
      const result = await store.sync()
      if (result.kind === 'failed') return toast.error(text('syncFailed'))
      if (result.kind === 'denied') return await askSettings()
      if (result.kind !== 'done') return
      const { saved, leftOut } = result.recorded
      if (leftOut.length === 0) return toast.success(text('syncDone', { count: saved.length }))
      const dates = joinWords(leftOut.map(({ date }) => dayWords(date)))
      await dialog.alert({ message: text('leftOut', { dates }) })
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const { summary } = store
  const to = (name: 'step.rank' | 'step.cityRank' | 'step.team' | 'step.cer') => () => void navigate(name, { iid, id })
  return (
    <ScreenFrame title={text('count')} state={memberScreen(member, store.state)} onRefresh={() => store.load()}>
      {tabs}
      {summary && (
        <View className={css.page}>
          <StepCard
            summary={summary}
            days={store.days}
            isRunning={store.isRunning}
            busy={store.busy}
            {...(steps.counted ? { onSync: () => void sync() } : {})}
          />
          {!steps.counted && <HowCard isRunning={store.isRunning} onManual={() => form.open()} />}
          <ClaimList claims={summary.claims} />
          <RowGroup>
            <ListRow id="step-to-rank" title={text('toRank')} onPress={to('step.rank')} />
            <ListRow id="step-to-city" title={text('toCity')} onPress={to('step.cityRank')} />
            <ListRow id="step-to-team" title={text('toTeam')} onPress={to('step.team')} />
            <ListRow id="step-to-cer" title={text('toCer')} onPress={to('step.cer')} />
          </RowGroup>
          <ClaimSheet iid={iid} form={form} challenge={summary.challenge} />
        </View>
      )}
    </ScreenFrame>
  )
})

/** After a refusal only the settings help. */
async function askSettings(): Promise<void> {
  const words = { message: text('denied'), confirmText: text('openSettings'), cancelText: text('notNow') }
  if (await dialog.confirm(words)) await steps.openSettings()
}
