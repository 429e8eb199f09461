import { CF_TIMED_IID, type PaperScore } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { PaperScreen } from '@/screens/paper/PaperScreen'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { text } from '../messages'
import { replaceStep } from '../openStep'
import { useCampaign } from '../useCampaign'

/** The paper before a project: a survey, in one tenant a quiz with a clock, one question after another. */
function CfQuestion() {
  const { iid, name, query } = useRoute<'cf.question' | 'cf.question3192'>()
  const { id = '' } = query
  const own = iid === CF_TIMED_IID ? 'cf.question3192' : 'cf.question'
  const campaign = useCampaign(iid, id)
  useEffect(() => {
    if (name !== own) void replace(own, { iid, id })
  }, [name, own, iid, id])
  // A campaign without a paper begins with its next step.
  const isBare = campaign.answer?.campaign.paperId === ''
  useEffect(() => {
    if (isBare) void replaceStep({ iid, id }, campaign.nextStep)
  }, [isBare, iid, id, campaign])
  const goOn = async () => {
    await campaign.load()
    await replaceStep({ iid, id }, campaign.nextStep)
  }
  const done = async (score: PaperScore | null) => {
    if (!score || score.pass) return await goOn()
    await dialog.alert({ message: text('notPassed', { score: score.score }) })
    await replace('cf.index', { iid, id })
  }
  return (
    <PaperScreen
      iid={iid}
      scope="cf"
      refId={id}
      title={text('questionTitle')}
      stepwise={iid === CF_TIMED_IID}
      onDone={(score) => void done(score)}
      after={
        <AppButton id="cf-question-next" kind="primary" stretch onPress={() => void goOn()}>
          {text('next')}
        </AppButton>
      }
    />
  )
}

export default observer(CfQuestion)
