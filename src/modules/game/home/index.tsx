import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { WaitlistSheet } from '@/domain/waitlist/WaitlistSheet'
import { useWaitlistSheet } from '@/flows/useWaitlistSheet'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useShare } from '@/overlays/share/useShare'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { Steps } from '@/ui/content/Steps'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import heartIcon from '@/ui/icon/drawings/heart.module.scss'
import heartFilledIcon from '@/ui/icon/drawings/heartFilled.module.scss'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { Picture } from '@/ui/media/Picture'
import panes from '@/ui/screen/Panes.module.scss'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { EntryRows } from '../EntryRows'
import css from '../game.module.scss'
import { type GameStep, stageIndex, stagesOf } from '../gameStep'
import { text } from '../messages'
import { useGame } from '../useGame'
import { useGameWaitlist } from '../useGameWaitlist'
import { GameBody } from './GameBody'
import { NextCountdown } from './NextCountdown'

/** A sports event: what to do next, the dates, the categories, and the own entries. */
function GameHome() {
  const { iid, params } = useRoute<'game.home'>()
  const { id } = params
  const { member } = useSession()
  const store = useGame(iid, id)
  const waitlist = useGameWaitlist(iid, id)
  const officialCode = useWaitlistSheet(iid, waitlist)
  const { detail, step, entries } = store
  const stages = stagesOf(detail ?? {}, step && 'entry' in step ? step.entry : undefined)
  const share = useShare({
    title: detail?.title ?? text('home'),
    desc: detail?.summary ?? '',
    imgUrl: detail?.cover ?? '',
  })
  const collect = async () => {
    if (await member.requireMember()) await store.collect().catch((error: unknown) => toast.error(errorText(error)))
  }
  const wait = async () => {
    const full = detail?.sessions?.find(({ state }) => state === 'full')
    if (full && (await member.requireMember())) waitlist.open(full.id)
  }
  const go = (next: GameStep): Promise<void> => {
    switch (next.kind) {
      case 'sign':
        return navigate('game.statement', { iid, id })
      case 'enter':
      case 'offered':
        return navigate('game.enroll', { iid, id })
      case 'pay':
        return navigate('pay.order', { iid, gid: next.entry.orderId ?? '' })
      case 'kit':
        return navigate('game.checkIn', { iid, id })
      case 'result':
        return navigate('game.result', { iid, id, entryId: next.entry.id })
      case 'results':
        return navigate('game.resultList', { iid, id })
      case 'full':
        return wait()
      default:
        return navigate('game.joinResult', { iid, id })
    }
  }
  // An event without entries is a notice: it has text only.
  const noEvent: ScreenState = {
    kind: 'empty',
    message: text('missing'),
    actionText: text('toGames'),
    onAction: () => void replace('game.list', { iid }),
  }
  return (
    <ScreenFrame
      title={text('home')}
      wide
      state={detail && !detail.game ? noEvent : store.state}
      skeleton={<DetailSkeleton />}
      onRefresh={() => store.load()}
      footer={
        detail &&
        step && (
          <ActionBar
            note={reasonOf(step) !== '' && <Text className={css.note}>{reasonOf(step)}</Text>}
            icons={
              <>
                <ActionIcon
                  id="game-collect"
                  icon={<Icon drawing={(store.collected ? heartFilledIcon : heartIcon).drawing} size={20} />}
                  text={text('collectShort')}
                  active={store.collected}
                  onPress={() => void collect()}
                />
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
              id="game-next"
              kind="accent"
              stretch
              disabled={step.kind === 'soon' || step.kind === 'closed'}
              onPress={() => void go(step)}
            >
              {text(`do_${step.kind}`)}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {detail && step && (
        <View className={panes.panes}>
          <View className={joinClasses(css.page, css.lead, panes.media)}>
            <View className={css.hero}>
              <Picture src={detail.cover} alt={detail.title} ratio={16 / 9} lazy={false} />
            </View>
            <Text id="game-title" className={css.title}>
              {detail.title}
            </Text>
            {detail.summary !== '' && <Text className={css.note}>{detail.summary}</Text>}
            <NextCountdown
              detail={detail}
              payBy={step.kind === 'pay' ? step.entry.payBy : undefined}
              onEnd={() => void store.load()}
            />
            <View className={css.card}>
              <Steps items={stages.map((stage) => text(`stage_${stage}`))} current={stageIndex(stages, step)} />
            </View>
          </View>
          <View className={joinClasses(css.page, css.rest)}>
            {entries.length > 0 && (
              <View>
                <SectionHeading title={text('mine')} />
                <EntryRows
                  entries={entries}
                  categoryOf={(entry) => store.categoryOf(entry)}
                  onPress={() => void navigate('game.joinResult', { iid, id })}
                />
              </View>
            )}
            <GameBody iid={iid} detail={detail} />
          </View>
        </View>
      )}
      <WaitlistSheet store={waitlist} officialCode={officialCode} />
    </ScreenFrame>
  )
}

/** Why the button says what it says. */
function reasonOf(step: GameStep): string {
  switch (step.kind) {
    case 'soon':
      return text('why_soon', { time: formatMoment(step.at) })
    case 'confirm':
      return text('why_confirm', { time: formatMoment(step.entry.confirmBy ?? 0) })
    case 'drawing':
      return text('why_drawing', { no: step.entry.drawNo ?? 0 })
    case 'kit':
      return text('why_kit', { bib: step.entry.bib })
    case 'sign':
    case 'closed':
    case 'lost':
    case 'offered':
    case 'pay':
      return text(`why_${step.kind}`)
    default:
      return ''
  }
}

export default observer(GameHome)
