import { answerQuestion, listExperts, listQuestions, ORDER_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '@/flows/useDraft'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { t } from '@/locales/t'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { Card } from '@/ui/content/Card'
import { priceNumber } from '@/ui/content/priceNumber'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { SwitchField } from '@/ui/fields/SwitchField'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { joinClasses } from '@/ui/joinClasses'
import { Tabs } from '@/ui/navigation/Tabs'
import { pressProps } from '@/ui/press/pressProps'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { isOutdated, useBuy } from '../useBuy'
import { type AskScope, AskStore, questionFault } from './AskStore'
import { AnswerSheet } from './components/AnswerSheet'
import { QuestionRow } from './components/QuestionRow'
import css from './index.module.scss'
import { text } from './messages'

const TABS = { public: 'tabPublic', mine: 'tabMine', queue: 'tabQueue' } as const
const EMPTY = { public: 'nonePublic', mine: 'noneMine', queue: 'noneQueue' } as const

function Ask() {
  const { iid, query } = useRoute<'pay.ask'>()
  const { member } = useSession()
  const [store] = useState(
    () =>
      new AskStore({
        expertId: query.expertId ?? query.id ?? '',
        fetchExperts: () => call(listExperts, { iid }),
        fetchPage: (scope, expertId, pageNo) => call(listQuestions, { iid, scope, expertId, pageNo }),
        answer: (id, content) => saveOnce(`answer:${id}`, answerQuestion, { iid, id, content }),
        me: () => (member.rid ? String(member.rid) : ''),
        emptyState: (scope) => ({ kind: 'empty', message: text(EMPTY[scope]) }),
        keptPrivate: memberDraft('ask:private', (value): value is true => value === true, { iid, member }),
      }),
  )
  const { expert, experts, scope, list } = store
  useKnownMember(() => {
    store.begin()
    return member.isMember && store.load()
  })
  useScreenShow(() => void (experts.length > 0 && store.refresh()))
  const { draft, setDraft, clearDraft } = useDraft(iid, `ask:${expert?.expertId ?? ''}`)
  const typed = useRef('')
  typed.current = draft
  /** The words stay until they are paid: who leaves the cashier finds them again. */
  const forgetAsked = async () => {
    if (draft === '') return
    const asked = await store.isAsked(draft).catch(() => false)
    if (!asked || typed.current !== draft) return
    clearDraft()
    store.asked()
  }
  useScreenShow(() => void forgetAsked())
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is known whose words they are
  useEffect(() => void forgetAsked(), [expert])
  const { busy, buy } = useBuy(iid, ORDER_TYPE.question)
  const fault = store.tried && !store.answering ? questionFault(draft) : null
  const ask = async () => {
    if (!expert) return
    if (!store.ready(draft)) return scrollToField('ask-text')
    try {
      const info = { message: draft.trim(), isPublic: store.isPublic }
      if (await buy({ keys: expert.expertId, payable: expert.fee, info })) store.sent()
    } catch (error) {
      toast.error(errorText(error))
      if (isOutdated(error)) await store.load()
    }
  }
  const answer = async (content: string) => {
    try {
      const sent = await store.sendAnswer(content)
      if (sent) toast.success(text('sent'))
      return sent
    } catch (error) {
      toast.error(errorText(error))
      return false
    }
  }
  return (
    <ScreenFrame
      title={text('title')}
      state={memberScreen(
        member,
        store.state.kind === 'ready' && experts.length === 0
          ? { kind: 'empty', message: text('noExperts') }
          : store.state,
      )}
      skeleton={<FormSkeleton />}
      onRefresh={() => store.load()}
      {...list.foot}
      footer={
        expert &&
        !store.isSelf && (
          <ActionBar>
            <AppButton id="ask-submit" kind="accent" stretch loading={busy} onPress={() => void ask()}>
              {text('submit', { yuan: priceNumber(expert.fee) })}
            </AppButton>
          </ActionBar>
        )
      }
    >
      <View className={css.page}>
        {experts.length > 1 && (
          <View className={css.people}>
            {experts.map((one) => (
              <View
                key={one.expertId}
                id={`expert-${one.expertId}`}
                className={joinClasses(css.person, one.expertId === expert?.expertId && css.chosen)}
                {...pressProps(() => store.choose(one.expertId), {
                  pressed: one.expertId === expert?.expertId,
                })}
              >
                <Avatar src={one.headImg} name={one.name} size="large" />
                <Text className={css.personName}>{one.name}</Text>
              </View>
            ))}
          </View>
        )}
        {expert && (
          <Card>
            <View className={css.form}>
              <View className={css.head}>
                <Avatar src={expert.headImg} name={expert.name} size="large" />
                <View className={css.words}>
                  <Text id="expert-name" className={css.name}>
                    {expert.name}
                  </Text>
                  <Text className={css.note}>{expert.title}</Text>
                  <Text className={css.note}>{text('answered', { count: expert.answered })}</Text>
                </View>
              </View>
              <Text className={css.intro}>{expert.intro}</Text>
              {store.isSelf ? (
                <Text className={css.note}>{text('self')}</Text>
              ) : (
                <>
                  <TextAreaField
                    id="ask-text"
                    label={text('question')}
                    placeholder={text('questionHint')}
                    limit={500}
                    value={draft}
                    onChange={setDraft}
                    {...(fault ? { error: text(fault === 'short' ? 'tooShort' : 'tooLong') } : {})}
                  />
                  <SwitchField
                    id="ask-public"
                    label={text('isPublic')}
                    hint={text('isPublicHint')}
                    value={store.isPublic}
                    onChange={(on) => store.setPublic(on)}
                  />
                  <Text className={css.note}>{text('promise')}</Text>
                </>
              )}
            </View>
          </Card>
        )}
        <Tabs<AskScope>
          items={store.scopes.map((key) => ({ key, text: text(TABS[key]) }))}
          activeKey={scope}
          onSelect={(key) => store.turn(key)}
        />
        {list.state.kind === 'empty' && <EmptyState message={list.state.message ?? ''} />}
        {list.state.kind === 'error' && (
          <EmptyState
            drawing="failed"
            message={list.state.message ?? t('failed')}
            actionText={t('retry')}
            onAction={() => list.reload()}
          />
        )}
        {list.rows.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            {...(scope === 'queue' ? { onAnswer: () => store.beginAnswer(question) } : {})}
            {...(scope === 'mine' && question.orderId
              ? { onOrder: () => void navigate('order.detail', { iid, gid: question.orderId }) }
              : {})}
          />
        ))}
      </View>
      {store.answering && (
        <AnswerSheet
          key={store.answering.id}
          iid={iid}
          question={store.answering}
          tried={store.tried}
          busy={store.busy}
          onSend={answer}
          onClose={() => store.beginAnswer(null)}
        />
      )}
    </ScreenFrame>
  )
}

export default observer(Ask)
