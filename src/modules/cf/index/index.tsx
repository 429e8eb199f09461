import { ORDER_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoment } from '@/locales/formatMoment'
import { useShare } from '@/overlays/share/useShare'
import { serverNow } from '@/platform/serverClock'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { Price } from '@/ui/content/Price'
import { RowGroup } from '@/ui/content/RowGroup'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { Picture } from '@/ui/media/Picture'
import panes from '@/ui/screen/Panes.module.scss'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../cf.module.scss'
import { daysLeftText } from '../components/daysLeftText'
import { text } from '../messages'
import { openStep } from '../openStep'
import { useCampaign } from '../useCampaign'
import { Places, Rules, Tiers, TopThree } from './CampaignParts'
import { OwnProject } from './OwnProject'

/** A campaign of crowdfunding, with the viewer's own project on top. */
function CfIndex() {
  const { iid, query } = useRoute<'cf.index'>()
  const { id = '' } = query
  const { member } = useSession()
  const store = useCampaign(iid, id)
  const { answer, phase } = store
  const campaign = answer?.campaign
  const own = answer?.project ?? null
  const share = useShare({
    ...{ title: campaign?.title ?? '', imgUrl: campaign?.img ?? '' },
    keyOf: { moduleType: ORDER_TYPE.crowdfunding, id },
  })
  const openProject = (projectId: string) => navigate('cf.share', { iid, projectId, id })
  const start = async () => {
    if (!(await member.requireMember())) return
    await store.load()
    const { project = null } = store.answer ?? {}
    if (project && project.state !== 'draft') await openProject(project.id)
    else await openStep({ iid, id }, store.nextStep)
  }
  const isOpen = phase === 'open'
  const hasLive = own !== null && own.state !== 'draft'
  return (
    <ScreenFrame
      title={text('crowdfunding')}
      wide
      state={store.state}
      skeleton={<DetailSkeleton />}
      onRefresh={() => store.load()}
      footer={
        campaign && (
          <ActionBar
            icons={
              <ActionIcon
                id="share-button"
                icon={<Icon drawing={shareIcon.drawing} size={20} />}
                text={text('share')}
                onPress={share}
              />
            }
          >
            <AppButton id="cf-start" kind="accent" stretch disabled={!isOpen && !hasLive} onPress={() => void start()}>
              {hasLive
                ? text('myProject')
                : phase === 'over'
                  ? text('over')
                  : phase === 'early'
                    ? text('startsAt', { time: formatMoment(campaign.from, 'at') })
                    : text('start')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {answer && campaign && (
        <View className={panes.panes}>
          <View className={joinClasses(css.page, css.lead, panes.media)}>
            {own && (
              <OwnProject project={own} onOpen={() => void (own.state === 'draft' ? start() : openProject(own.id))} />
            )}
            <View className={css.card}>
              <Picture src={campaign.img} alt="" ratio={16 / 9} lazy={false} />
              <View className={css.words}>
                <Text id="cf-title" className={css.title}>
                  {campaign.title}
                </Text>
                <View className={css.line}>
                  <View className={css.start}>
                    <Text className={css.note}>{text('totalRaised')}</Text>
                    <Price id="cf-total" fen={answer.raised} size="large" zeroText="¥0" />
                  </View>
                  <Text className={css.note}>{text('projectsCount', { count: answer.projects })}</Text>
                </View>
                <Text id="cf-days" className={css.strong}>
                  {phase === 'over'
                    ? text('endsAt', { time: formatMoment(campaign.to, 'at') })
                    : phase === 'early'
                      ? text('startsAt', { time: formatMoment(campaign.from, 'at') })
                      : daysLeftText(campaign.to, serverNow())}
                </Text>
              </View>
            </View>
          </View>
          <View className={joinClasses(css.page, css.rest)}>
            <TopThree
              top={answer.top}
              onOpen={(projectId) => void openProject(projectId)}
              onRank={() => void navigate('cf.rank', { iid, id })}
            />
            <Tiers tiers={campaign.tiers} />
            <Places places={campaign.places} />
            <Rules rules={campaign.rules} />
            <RowGroup>
              <ListRow id="cf-help" title={text('help')} onPress={() => void navigate('cf.customer', { iid, id })} />
            </RowGroup>
          </View>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(CfIndex)
