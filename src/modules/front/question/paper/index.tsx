import { observer } from 'mobx-react'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { PaperScreen } from '@/screens/paper/PaperScreen'
import { text } from '../messages'

/** A quiz or survey of the tenant. */
function QuestionPaper() {
  const { iid, params } = useRoute<'question.paper'>()
  const { id } = params
  return (
    <PaperScreen
      iid={iid}
      scope="question"
      refId={id}
      title={text('paper')}
      onDone={() => void replace('question.result', { iid, id })}
    />
  )
}

export default observer(QuestionPaper)
