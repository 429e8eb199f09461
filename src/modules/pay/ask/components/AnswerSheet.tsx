import type { Question } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { useDraft } from '@/flows/useDraft'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { answerFault } from '../AskStore'
import css from '../index.module.scss'
import { text } from '../messages'

interface AnswerSheetProps {
  readonly iid: number
  readonly question: Question
  readonly tried: boolean
  readonly busy: boolean
  /** Resolves to true when the answer was sent. */
  readonly onSend: (content: string) => Promise<boolean>
  readonly onClose: () => void
}

/** The sheet in which an expert answers; the draft is stored per question. */
export function AnswerSheet({ iid, question, tried, busy, onSend, onClose }: AnswerSheetProps) {
  const { draft, setDraft, clearDraft } = useDraft(iid, `answer:${question.id}`)
  const fault = tried ? answerFault(draft) : null
  const send = async () => {
    if (await onSend(draft)) clearDraft()
  }
  return (
    <BottomSheet
      id="answer-sheet"
      open
      title={text('reply')}
      onClose={onClose}
      footer={
        <AppButton id="answer-send" kind="primary" stretch loading={busy} onPress={() => void send()}>
          {text('send')}
        </AppButton>
      }
    >
      <View className={css.form}>
        <Text className={css.asked}>{question.content}</Text>
        <Text className={css.note}>{text('dueExpert', { time: formatMoment(question.dueAt, 'at') })}</Text>
        <TextAreaField
          id="answer-text"
          label={text('answer')}
          placeholder={text('answerHint')}
          limit={2000}
          value={draft}
          onChange={setDraft}
          {...(fault ? { error: text(fault === 'short' ? 'answerShort' : 'answerLong') } : {})}
        />
        {draft !== '' && <Text className={css.note}>{text('kept')}</Text>}
      </View>
    </BottomSheet>
  )
}
