import { getPaperResult, type PaperResult } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { formatMoment } from '@/locales/formatMoment'
import { useShare } from '@/overlays/share/useShare'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { Loaded } from '@/ui/screen/Loaded'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from '../question.module.scss'
import { AnswerCard } from './AnswerCard'
import { ShareBars } from './ShareBars'

/** The outcome of a quiz or survey. Whoever has not answered yet is led to the paper. */
function QuestionResult() {
  const { iid, params } = useRoute<'question.result'>()
  const { id } = params
  const { member } = useSession()
  const [store] = useState(
    () =>
      new Loaded<PaperResult>(async () => {
        try {
          return await call(getPaperResult, { iid, scope: 'question', refId: id })
        } catch (error) {
          if (isGatewayError(error, 'NOTFOUND')) await replace('question.paper', { iid, id })
          throw error
        }
      }),
  )
  const load = async () => {
    await member.ready()
    if (member.isMember) await store.load()
  }
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void load(), [member.isMember])
  const { value } = store
  const isQuiz = value?.kind === 'quiz'
  const title = value ? text(isQuiz ? 'shareTitle' : 'shareSurvey', { title: value.title, score: value.score }) : ''
  const share = useShare({ title, imgUrl: '' })
  return (
    <ScreenFrame
      title={text('result')}
      state={memberScreen(member, store.state)}
      onRefresh={load}
      footer={
        value && (
          <ActionBar
            icons={
              value.retake && (
                <ActionIcon
                  id="share-button"
                  icon={<Icon drawing={shareIcon.drawing} size={20} />}
                  text={text('share')}
                  onPress={share}
                />
              )
            }
          >
            {value.retake ? (
              <AppButton
                id="question-again"
                kind="primary"
                stretch
                disabled={value.retryAt !== null}
                onPress={() => void replace('question.paper', { iid, id })}
              >
                {value.retryAt === null ? text('again') : text('againAt', { time: formatMoment(value.retryAt, 'at') })}
              </AppButton>
            ) : (
              <AppButton id="share-button" kind="primary" stretch onPress={share}>
                {text('share')}
              </AppButton>
            )}
          </ActionBar>
        )
      }
    >
      {value && (
        <View className={css.page}>
          <Summary result={value} />
          <SectionHeading title={text(isQuiz ? 'answers' : 'shares')} />
          {isQuiz && value.retake && <Text className={css.note}>{text('hidden')}</Text>}
          {value.items.map((item, index) => {
            const answer = value.answers[index]
            const stat = value.stats.find((one) => one.id === item.id)
            if (stat) return <ShareBars key={item.id} item={item} stat={stat} given={answer?.given ?? ''} />
            return answer ? <AnswerCard key={item.id} item={item} answer={answer} n={index + 1} /> : null
          })}
        </View>
      )}
    </ScreenFrame>
  )
}

function Summary({ result }: { readonly result: PaperResult }) {
  const { kind, title, score, pass, passMark, rank, coins } = result
  return (
    <Card padded>
      <View id="question-summary" className={css.top}>
        <Text className={css.note}>{title}</Text>
        {kind === 'quiz' ? (
          <>
            <Text className={css.score}>{text('score', { score })}</Text>
            <StatusTag tone={pass ? 'success' : 'danger'}>{text(pass ? 'passed' : 'failed')}</StatusTag>
            {passMark > 0 && <Text className={css.note}>{text('passMark', { score: passMark })}</Text>}
            {rank !== null && <Text className={css.note}>{text('rank', { rank })}</Text>}
          </>
        ) : (
          <>
            <Text className={css.title}>{text('thanks')}</Text>
            <Text className={css.note}>{text('thanksWhy')}</Text>
          </>
        )}
        {coins > 0 && <Text className={css.note}>{text('coins', { coins })}</Text>}
      </View>
    </Card>
  )
}

export default observer(QuestionResult)
