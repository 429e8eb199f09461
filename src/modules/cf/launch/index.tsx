import { type CfStep, launchCf } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { replace } from '@/routes/navigate'
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
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { scrollToField } from '@/ui/fields/scrollToField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../cf.module.scss'
import { ProjectCard } from '../components/ProjectCard'
import { text } from '../messages'
import { openStep } from '../openStep'
import { useCampaign } from '../useCampaign'

/** The project as friends will see it, and what is still missing. */
function CfLaunch() {
  const { iid, query } = useRoute<'cf.launch'>()
  const { id = '' } = query
  const { member } = useSession()
  const store = useCampaign(iid, id)
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const { answer, phase } = store
  const project = answer?.project ?? null
  const missing = answer?.missing ?? []
  const isLive = project !== null && project.state !== 'draft'
  const launch = async () => {
    if (isLive) return await replace('cf.share', { iid, projectId: project.id, id })
    setTried(true)
    if (!agreed) return scrollToField('cf-agree')
    setBusy(true)
    try {
      const { projectId } = await callOnce(`cf:launch:${id}`, launchCf, (reqId) => ({ iid, reqId, id, agree: true }))
      await replace('cf.shareSuccess', { iid, projectId, id })
    } catch (error) {
      if (!isGatewayError(error, 'NOTELIGIBLE')) toast.error(errorText(error))
      await store.load()
    } finally {
      setBusy(false)
    }
  }
  return (
    <ScreenFrame
      title={text('launchTitle')}
      state={memberScreen(member, store.state)}
      skeleton={<DetailSkeleton />}
      onRefresh={() => store.load()}
      footer={
        answer && (
          <ActionBar>
            <AppButton
              id="cf-launch"
              kind="accent"
              stretch
              loading={busy}
              disabled={!isLive && (phase !== 'open' || missing.length > 0)}
              onPress={() => void launch()}
            >
              {isLive ? text('myProject') : phase === 'over' ? text('over') : text('publish')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {answer && (
        <View className={css.page}>
          {!isLive && missing.length > 0 && (
            <View id="cf-missing" className={css.list}>
              <SectionHeading title={text('missingTitle')} />
              <RowGroup>
                {missing.map((step: CfStep) => (
                  <ListRow
                    key={step}
                    id={`missing-${step}`}
                    title={text(`missing_${step}`)}
                    onPress={() => void openStep({ iid, id }, step)}
                  />
                ))}
              </RowGroup>
            </View>
          )}
          {isLive && <Text className={css.text}>{text('alreadyLive')}</Text>}
          {project && (
            <>
              <Text className={css.note}>{text('previewNote')}</Text>
              <ProjectCard
                project={project}
                owner={{ name: member.profile?.nick_name ?? '', headImg: member.profile?.headImg ?? '' }}
                fallback={answer.campaign.img}
              />
              <Text className={css.note}>
                {text(phase === 'over' ? 'endsAt' : 'endsOn', { time: formatMoment(answer.campaign.to, 'at') })}
              </Text>
            </>
          )}
          {!isLive && (
            <CheckboxField
              id="cf-agree"
              label={text('agree')}
              value={agreed}
              onChange={setAgreed}
              {...(tried && !agreed ? { error: text('agreeFirst') } : {})}
            />
          )}
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(CfLaunch)
