import { type CfSupport, listCfSupporters, refundCf, thankCf } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ReasonSheet } from '@/domain/reason/ReasonSheet'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { formatMoment } from '@/locales/formatMoment'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { goHome, navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { ListRow } from '@/ui/content/ListRow'
import { Price } from '@/ui/content/Price'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { failedState } from '@/ui/screen/failedState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import css from '../cf.module.scss'
import { RefundSteps } from '../components/RefundSteps'
import { supporterName } from '../components/SupportLine'
import { text } from '../messages'

const MOST_THANKS = 100

/** One support, for who gave it and for the owner of the project. */
function CfSupporter() {
  const { iid, query } = useRoute<'cf.supporter'>()
  const { id = '' } = query
  const { member } = useSession()
  const [state, setState] = useState<ScreenState>(screenLoading)
  const [support, setSupport] = useState<CfSupport | null>(null)
  const [sheet, setSheet] = useState<'thanks' | 'refund' | null>(null)
  const [words, setWords] = useState('')
  const load = async () => {
    await member.ready()
    if (!member.isMember) return
    try {
      const { list } = await call(listCfSupporters, { iid, id })
      setSupport(list[0] ?? null)
      setState(screenReady)
    } catch (error) {
      const isGone = isGatewayError(error, 'NOTFOUND') || isGatewayError(error, 'DENIED') || id === ''
      const none: ScreenState = {
        ...{ kind: 'empty', message: text('notSupporter'), actionText: text('home') },
        onAction: () => void goHome(),
      }
      setState(isGone ? none : failedState(error, () => void load()))
    }
  }
  useKnownMember(load)
  useScreenShow(() => void (support && load()))
  const own = support?.own
  const mayThank = support !== null && !own && support.thanks === '' && support.state !== 'refunded'
  const mayAsk =
    own?.live === true && (own.refund === null || own.refund.state === 'withdrawn') && support?.state === 'paid'
  const send = async (of: string, said: string) => {
    const projectId = support?.projectId ?? ''
    let stood = false
    if (sheet === 'refund') await saveOnce(`cf:refund:${of}`, refundCf, { iid, id: of, reason: said })
    else stood = (await saveOnce(`cf:thank:${of}`, thankCf, { iid, projectId, id: of, text: said })).count === 0
    await load()
    return stood
  }
  return (
    <ScreenFrame
      title={text('supporterTitle')}
      state={memberScreen(member, state)}
      skeleton={<DetailSkeleton />}
      onRefresh={load}
      footer={
        mayThank || mayAsk ? (
          <ActionBar>
            {mayThank && (
              <AppButton id="cf-thank" kind="primary" stretch onPress={() => setSheet('thanks')}>
                {text('thank')}
              </AppButton>
            )}
            {mayAsk && (
              <AppButton id="cf-refund" stretch onPress={() => setSheet('refund')}>
                {text('askBack')}
              </AppButton>
            )}
          </ActionBar>
        ) : undefined
      }
    >
      {support && (
        <View className={css.page}>
          <View className={css.card}>
            <View className={css.words}>
              <View className={css.start}>
                <Avatar src={support.headImg} name={supporterName(support)} size="large" />
                <View className={css.grow}>
                  <Text id="supporter-name" className={css.title}>
                    {supporterName(support)}
                  </Text>
                  <Price id="supporter-amount" fen={support.amount} size="large" />
                </View>
              </View>
              {support.message !== '' && <Text className={css.text}>{support.message}</Text>}
            </View>
          </View>
          <RowGroup>
            <ListRow
              title={text('tierIs')}
              value={support.tier === '' ? text('freeTier') : `${support.tier} × ${support.num}`}
            />
            <ListRow title={text('supportedAt')} value={formatMoment(support.at, 'at')} />
            <ListRow id="supporter-state" title={text('stateIs')} value={text(`support_${support.state}`)} />
          </RowGroup>
          <View className={css.list}>
            <SectionHeading title={text('thanks')} />
            <Text id="supporter-thanks" className={css.text}>
              {support.thanks || text('noThanks')}
            </Text>
          </View>
          {own?.refund && <RefundSteps refund={own.refund} />}
          <RowGroup>
            <ListRow
              id="supporter-project"
              title={text('toProject')}
              onPress={() => void navigate('cf.share', { iid, projectId: support.projectId })}
            />
            {own && (
              <ListRow
                id="supporter-order"
                title={text('toOrder')}
                onPress={() => void navigate('order.detail', { iid, gid: own.orderId })}
              />
            )}
          </RowGroup>
        </View>
      )}
      <ReasonSheet
        id="cf-words"
        subject={sheet === null ? null : id}
        title={text(sheet === 'refund' ? 'askTitle' : 'thankTitle')}
        label={text(sheet === 'refund' ? 'askLabel' : 'thankTitle')}
        hint={text(sheet === 'refund' ? 'askHint' : 'thankHint')}
        action={text(sheet === 'refund' ? 'askBack' : 'thank')}
        said={text(sheet === 'refund' ? 'askSaid' : 'thankDone')}
        {...(sheet === 'refund' ? {} : { most: MOST_THANKS })}
        reasons={
          sheet === 'refund'
            ? [text('reason1'), text('reason2'), text('reason3')]
            : [text('thankOne1'), text('thankOne2')]
        }
        remark={words}
        onWrite={setWords}
        send={send}
        saidOtherwise={(stood) => (stood ? text('thankStood') : undefined)}
        onClose={() => setSheet(null)}
        onSent={() => setWords('')}
      />
    </ScreenFrame>
  )
}

export default observer(CfSupporter)
