import { saveCf } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { serverNow } from '@/platform/serverClock'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import heartIcon from '@/ui/icon/drawings/heart.module.scss'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../cf.module.scss'
import { daysLeftText } from '../components/daysLeftText'
import { ProjectCard } from '../components/ProjectCard'
import { SupportLine } from '../components/SupportLine'
import { text } from '../messages'
import { useProject } from '../useProject'
import { useProjectShare } from '../useProjectShare'
import { EditSheet } from './EditSheet'

/** Somebody's project: the wish, how far it is, and who supports it. */
function CfShare() {
  const { iid, query } = useRoute<'cf.share'>()
  const { projectId = '' } = query
  const { member } = useSession()
  const store = useProject(iid, projectId)
  const [editing, setEditing] = useState(false)
  const { answer } = store
  const project = answer?.project
  const share = useProjectShare(answer)
  const id = project?.campaignId ?? ''
  const cheer = async () => {
    if (answer?.mine || !(await member.requireMember())) return
    await store.cheer().catch((error: unknown) => toast.error(errorText(error)))
  }
  const support = async () => {
    if (await member.requireMember()) await navigate('cf.pay', { iid, projectId, id })
  }
  const close = async () => {
    await store.load()
    const { raised = 0 } = store.answer?.project ?? {}
    const message = text('closeAsk', { amount: priceNumber(raised) })
    if (!(await dialog.confirm({ title: text('close'), message, confirmText: text('close'), danger: true }))) return
    try {
      await callOnce(`cf:close:${projectId}`, saveCf, (reqId) => ({ iid, reqId, id, close: true }))
      toast.success(text('closeDone'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await store.load()
  }
  const isLive = project?.state === 'live'
  return (
    <ScreenFrame
      title={text('shareTitle')}
      state={store.state}
      skeleton={<DetailSkeleton />}
      onRefresh={() => store.load()}
      footer={
        answer &&
        project && (
          <ActionBar
            icons={
              <>
                {!answer.mine && (
                  <ActionIcon
                    id="cf-cheer"
                    icon={<Icon drawing={heartIcon.drawing} size={20} />}
                    text={text(answer.cheered ? 'cheered' : 'cheer')}
                    active={answer.cheered}
                    onPress={() => void cheer()}
                  />
                )}
                <ActionIcon
                  id="share-button"
                  icon={<Icon drawing={shareIcon.drawing} size={20} />}
                  text={text('share')}
                  onPress={share}
                />
              </>
            }
          >
            <AppButton
              id="cf-support"
              kind="accent"
              stretch
              disabled={!store.isOpen || project.state === 'draft'}
              onPress={() => void support()}
            >
              {store.isOpen
                ? text('support')
                : isLive
                  ? text(project.raised >= project.goal ? 'full' : 'support')
                  : text(`state_${project.state}`)}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {answer && project && (
        <View className={css.page}>
          <ProjectCard project={project} owner={answer.owner}>
            <View className={css.line}>
              <Text className={css.note}>
                {isLive
                  ? daysLeftText(project.endAt, serverNow())
                  : text('endsAt', { time: formatMoment(project.endAt, 'at') })}
              </Text>
              <Text id="cf-counts" className={css.note}>
                {[
                  text('supportersCount', { count: project.supporters }),
                  project.cheers > 0 && text('cheersCount', { count: project.cheers }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </View>
          </ProjectCard>
          {answer.mine && isLive && (
            <View className={css.buttons}>
              <AppButton id="cf-edit" size="small" onPress={() => setEditing(true)}>
                {text('edit')}
              </AppButton>
              {project.raised < project.goal && (
                <AppButton id="cf-close" kind="ghost" size="small" onPress={() => void close()}>
                  {text('close')}
                </AppButton>
              )}
            </View>
          )}
          <View className={css.list}>
            <SectionHeading
              title={text('latest')}
              actionText={text('allSupporters')}
              onAction={() => void navigate('cf.supporterList', { iid, projectId, id })}
            />
            {answer.latest.length === 0 && store.isOpen && <Text className={css.note}>{text('noSupporters')}</Text>}
            {answer.latest.map((one) => (
              <SupportLine
                key={one.id}
                support={one}
                onPress={one.mine || answer.mine ? () => void navigate('cf.supporter', { iid, id: one.id }) : undefined}
              />
            ))}
          </View>
          <RowGroup>
            <ListRow
              id="cf-campaign"
              title={project.campaign}
              value={text('toCampaign')}
              onPress={() => void navigate('cf.index', { iid, id })}
            />
            <ListRow id="cf-help" title={text('help')} onPress={() => void navigate('cf.customer', { iid, id })} />
          </RowGroup>
          <EditSheet
            iid={iid}
            project={project}
            open={editing}
            onClose={() => setEditing(false)}
            onSaved={() => store.load()}
          />
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(CfShare)
