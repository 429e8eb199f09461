import { observer } from 'mobx-react'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { PaperScreen } from '@/screens/paper/PaperScreen'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'

/** The quiz of a track, or of one of its checkpoints. */
function TrackQuiz() {
  const { iid, query } = useRoute<'trajectory.qaPaper'>()
  const { id = '', placeId } = query
  return (
    <PaperScreen
      iid={iid}
      scope="track"
      refId={id}
      {...(placeId ? { placeId } : {})}
      title={text('quizTitle')}
      missing="unanswered"
      onDone={(score) => {
        if (score) toast.success(text('quizScore', { score: score.score }))
        void replace('trajectory.achievement', { iid, id })
      }}
    />
  )
}

export default observer(TrackQuiz)
