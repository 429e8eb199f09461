import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { clipboard } from '@/platform/clipboard'
import { replace } from '@/routes/navigate'
import { shareAddress } from '@/routes/shareLink'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../cf.module.scss'
import { ProjectCard } from '../components/ProjectCard'
import { text } from '../messages'
import { noProject } from '../noCampaign'
import { useProject } from '../useProject'
import { useProjectShare } from '../useProjectShare'

const TIPS = ['tip1', 'tip2', 'tip3'] as const

/** What the initiator does next: send the link to friends. */
function CfShareSuccess() {
  const { iid, cid, query } = useRoute<'cf.shareSuccess'>()
  const { projectId = '' } = query
  const { member } = useSession()
  const store = useProject(iid, projectId)
  const { answer } = store
  const project = answer?.project
  const share = useProjectShare(answer)
  const id = project?.campaignId ?? ''
  const { link } = shareAddress(
    { name: 'cf.share', screen: 'cf/share', params: {}, query: { iid: String(iid), projectId, id } },
    { cid },
  )
  const copy = async () => toast.show((await clipboard.write(link)).ok ? text('copied') : link)
  return (
    <ScreenFrame
      title={text('successTitle')}
      state={memberScreen(member, answer && !answer.mine ? noProject() : store.state)}
      skeleton={<DetailSkeleton />}
      onRefresh={() => store.load()}
      footer={
        project && (
          <ActionBar>
            <AppButton
              id="cf-open"
              kind="secondary"
              stretch
              onPress={() => void replace('cf.share', { iid, projectId, id })}
            >
              {text('openProject')}
            </AppButton>
            <AppButton id="share-button" kind="accent" stretch onPress={share}>
              {text('poster')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {answer && project && (
        <View className={css.page}>
          <ProjectCard project={project} owner={answer.owner}>
            <Text id="cf-shares" className={css.note}>
              {text('sharesCount', { count: project.shares })}
            </Text>
          </ProjectCard>
          <RowGroup>
            <ListRow id="cf-link" title={text('link')} value={text('copy')} onPress={() => void copy()} />
          </RowGroup>
          <View className={css.list}>
            <SectionHeading title={text('tips')} />
            {TIPS.map((tip) => (
              <Text key={tip} className={css.text}>
                {text(tip)}
              </Text>
            ))}
          </View>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(CfShareSuccess)
