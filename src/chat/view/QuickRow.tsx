import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { keyboard } from '@/platform/keyboard'
import { Chip } from '@/ui/content/Chip'
import { semantics } from '@/ui/press/semantics'
import type { AgentList } from '../AgentList'
import type { ConversationStore } from '../ConversationStore'
import { openChat, peerOfAgent } from '../openChat'
import { quickQuestions } from '../subject/quickQuestions'
import { subjectKind } from '../subject/subjectKind'
import { text } from './messages'
import css from './QuickRow.module.scss'

interface QuickRowProps {
  readonly conversation: ConversationStore
  readonly agents: AgentList | null
}

/** Above the input: a button to reach a person, and common questions. */
export const QuickRow = observer(function QuickRow({ conversation, agents }: QuickRowProps) {
  const { subject, isWrittenTo, question, peer } = conversation
  const isProgram = agents?.isProgram(peer.roleId) ?? false
  const kind = subject ? subjectKind(subject.route) : isProgram && !isWrittenTo ? 'service' : null
  const questions = kind ? quickQuestions(kind) : []
  const handleHuman = () => {
    const person = agents?.person
    if (!person) return void conversation.send(text('askHuman'))
    keyboard.hide()
    void openChat(peerOfAgent(person), { draft: question, ...(subject ? { preset: subject } : {}) })
  }
  // The box is always rendered: if it came and went, a mini-program would send its neighbours again.
  return (
    <View {...semantics({ role: 'group', 'aria-label': text('questions') })}>
      {(isProgram || questions.length > 0) && (
        <ScrollView className={css.quick} scrollX>
          <View className={css.row}>
            {isProgram && (
              <Chip id="chat-human" selected onPress={handleHuman}>
                {text('human')}
              </Chip>
            )}
            {questions.map((words, at) => (
              <Chip key={words} id={`quick-${at}`} onPress={() => void conversation.send(words)}>
                {words}
              </Chip>
            ))}
          </View>
        </ScrollView>
      )}
    </View>
  )
})
