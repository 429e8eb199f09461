import { getPaper, type PaperScore, startPaper, submitPaper } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { Countdown } from '@/ui/content/Countdown'
import { NoticeBar } from '@/ui/content/NoticeBar'
import { timeLeft } from '@/ui/content/timeLeft'
import { toast } from '@/ui/feedback/toast'
import { scrollToField } from '@/ui/fields/scrollToField'
import { failedState } from '@/ui/screen/failedState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { useNetworkReturn } from '@/ui/screen/useNetworkReturn'
import { text } from './messages'
import { PaperClock } from './PaperClock'
import { PaperStore } from './PaperStore'
import css from './paper.module.scss'
import { QuestionCard } from './QuestionCard'

export interface PaperScreenProps {
  readonly iid: number
  readonly scope: 'question' | 'cf' | 'track'
  readonly refId: string
  readonly placeId?: string
  /** The screen's title; the paper has its own below it. */
  readonly title: string
  /** One question at a time. */
  readonly stepwise?: boolean
  /** How a missing answer is said. */
  readonly missing?: 'required' | 'unanswered'
  /** After the answers were taken, now or before (`score` null). */
  readonly onDone: (score: PaperScore | null) => void
  /** Shown in place of the button to the result when nothing is left to answer. */
  readonly after?: ReactNode
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A quiz or survey of a question page, a campaign or a track, with its clock. */
export const PaperScreen = observer(function PaperScreen(props: PaperScreenProps) {
  const { iid, scope, refId, placeId, title, missing = 'required', onDone, after, stepwise = false } = props
  const { member } = useSession()
  const [store] = useState(() => {
    const draft = memberDraft(`paper:${scope}:${refId}:${placeId ?? ''}`, isObject, { iid, member })
    return new PaperStore({
      load: () => call(getPaper, { iid, scope, refId, ...(placeId ? { placeId } : {}) }),
      start: (paperId) => callOnce(`paper:start:${paperId}`, startPaper, (reqId) => ({ iid, reqId, paperId })),
      send: (paperId, answers) =>
        callOnce(`paper:submit:${paperId}`, submitPaper, (reqId) => ({ iid, reqId, paperId, answers })),
      read: draft.read,
      keep: draft.write,
      failed: (error) => failedState(error, () => void store.load()),
      now: Date.now,
    })
  })
  const load = async () => {
    await member.ready()
    if (!member.isMember) return
    await store.load()
    if (store.waits) await submit(true)
  }
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void load(), [member.isMember])

  const submit = async (timeUp = false) => {
    try {
      const handed = await store.submit(timeUp)
      if (handed.kind === 'missing') {
        const item = store.paper?.items[handed.index]
        if (item) scrollToField(`paper-${item.id}`)
      }
      if (handed.kind === 'waits') toast.show(text('waiting'))
      if (handed.kind === 'before') {
        toast.show(text('before'))
        onDone(null)
      }
      if (handed.kind === 'done') {
        if (timeUp) toast.show(text('timeUp'))
        onDone(handed.score)
      }
    } catch (error) {
      const isLate = isGatewayError(error, 'CLOSED') && store.until !== null
      const had = store.answered
      await store.load()
      toast.error(isLate ? text('tooLate') : store.answered < had ? text('changed') : errorText(error))
    }
  }
  useNetworkReturn(store.waits, () => void submit(true))
  const start = async () => {
    try {
      await store.start()
    } catch (error) {
      toast.error(errorText(error))
      await store.load()
    }
  }
  const { paper, restsUntil, isOpen, isDone, isClosed, step } = store
  const last = (paper?.items.length ?? 1) - 1
  const mayAnswer = isOpen && !isDone && !isClosed && restsUntil === null
  const button = () => {
    if (isDone)
      return (
        after ?? (
          <AppButton id="paper-result" kind="primary" stretch onPress={() => onDone(null)}>
            {text('toResult')}
          </AppButton>
        )
      )
    if (isClosed || restsUntil !== null)
      return (
        <AppButton id="paper-closed" stretch disabled>
          {isClosed ? text('closed') : text('rest', { time: formatMoment(restsUntil ?? 0, 'at') })}
        </AppButton>
      )
    if (!isOpen)
      return (
        <AppButton id="paper-start" kind="primary" stretch loading={store.busy} onPress={() => void start()}>
          {text(paper?.attempt ? 'again' : 'begin')}
        </AppButton>
      )
    if (stepwise && step < last)
      return (
        <AppButton id="paper-next" kind="primary" stretch onPress={() => store.show(step + 1)}>
          {text('next')}
        </AppButton>
      )
    return (
      <AppButton
        id="paper-submit"
        kind="primary"
        stretch
        loading={store.busy}
        disabled={store.isHandedIn}
        onPress={() => void submit()}
      >
        {text(store.waits ? 'resend' : 'handIn')}
      </AppButton>
    )
  }
  return (
    <ScreenFrame
      title={title}
      state={memberScreen(member, store.state)}
      footer={
        paper && (
          <ActionBar
            note={
              mayAnswer ? (
                <Text id="paper-progress" className={css.note}>
                  {text('progress', { done: store.answered, total: paper.items.length })}
                </Text>
              ) : undefined
            }
          >
            {button()}
          </ActionBar>
        )
      }
    >
      {paper && (
        <View className={css.page}>
          <Card padded>
            <View className={css.item}>
              <Text className={css.title}>{paper.title}</Text>
              {paper.intro !== '' && <Text className={css.note}>{paper.intro}</Text>}
              {paper.kind === 'quiz' && paper.passMark > 0 && (
                <Text className={css.note}>{text('pass', { score: paper.passMark })}</Text>
              )}
              {paper.timed > 0 && (
                <Text className={css.note}>
                  {text('time', { time: timeLeft(paper.timed * paper.items.length * 1000).clock })}
                </Text>
              )}
              {paper.timed > 0 && !isOpen && !isDone && <Text className={css.note}>{text('clockRuns')}</Text>}
            </View>
          </Card>
          {store.waits && <NoticeBar text={text('waiting')} />}
          {restsUntil !== null && (
            <Card padded>
              <Countdown until={restsUntil} now={store.now} onEnd={() => void store.load()} prefix={text('left')} />
            </Card>
          )}
          {mayAnswer && store.until !== null && !store.isHandedIn && (
            <PaperClock until={store.until} now={store.now} onEnd={() => void submit(true)} />
          )}
          {mayAnswer && (
            <View className={css.items}>
              {paper.items.map((item, index) =>
                stepwise && index !== step ? null : (
                  <QuestionCard key={item.id} store={store} item={item} n={index + 1} missing={missing} />
                ),
              )}
            </View>
          )}
        </View>
      )}
    </ScreenFrame>
  )
})
