import { type ContentDetail, getContent, KEY_PARAM, MODULE_TYPE } from '@quanzi/contract'
import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { itemFacts } from '@/domain/content/itemFacts'
import { SharedCard, SharedNote } from '@/domain/detail/SharedCard'
import { call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { useShare } from '@/overlays/share/useShare'
import { serverNow } from '@/platform/serverClock'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSharer } from '@/screens/share/useSharer'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { Countdown } from '@/ui/content/Countdown'
import { Price } from '@/ui/content/Price'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import pictureIcon from '@/ui/icon/drawings/picture.module.scss'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { failedState } from '@/ui/screen/failedState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import css from './index.module.scss'

/** An invitation: a summary of the activity and a button that opens it. The address's key locks the visitor. */
function ActShare() {
  const { iid, params, query } = useRoute<'act.share'>()
  const { id } = params
  const [state, setState] = useState<ScreenState>(screenLoading)
  const [act, setAct] = useState<ContentDetail | null>(null)
  const share = useShare({ title: act?.title ?? '', desc: act?.summary ?? '', imgUrl: act?.cover ?? '' })
  const others = { actionText: text('toActs'), onAction: () => void replace('act.list', { iid }) }
  const load = async () => {
    setState(screenLoading)
    try {
      setAct(await call(getContent, { iid, moduleType: MODULE_TYPE.act, id }))
      setState(screenReady)
    } catch (error) {
      const gone = isGatewayError(error, 'NOTFOUND') || isGatewayError(error, 'DENIED')
      setState(gone ? { kind: 'empty', message: text('inviteGone'), ...others } : failedState(error, () => void load()))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads the activity of the address
  useEffect(() => void load(), [iid, id])

  const invited = Boolean(query[KEY_PARAM])
  const sharer = useSharer(iid, query[KEY_PARAM])
  const enter = () => void navigate('act.detail', { iid, id, [KEY_PARAM]: query[KEY_PARAM] })
  const { closeAt, left } = act?.extra ?? {}
  const now = serverNow()
  return (
    <ScreenFrame
      title={text('inviteTitle')}
      state={state}
      skeleton={<DetailSkeleton />}
      footer={
        <ActionBar
          icons={
            <>
              <ActionIcon
                id="invite-poster"
                icon={<Icon drawing={pictureIcon.drawing} size={20} />}
                text={text('invitePoster')}
                onPress={() => void navigate('share.poster', { iid, moduleType: MODULE_TYPE.act, id })}
              />
              <ActionIcon
                id="share-button"
                icon={<Icon drawing={shareIcon.drawing} size={20} />}
                text={text('inviteShare')}
                onPress={share}
              />
            </>
          }
        >
          <AppButton id="invite-enter" kind="accent" stretch onPress={enter}>
            {text('inviteEnter')}
          </AppButton>
        </ActionBar>
      }
    >
      {act && (
        <SharedCard
          id="invite"
          from={sharer ? text('inviteFromName', { name: sharer.nickname }) : text(invited ? 'inviteFrom' : 'inviteOwn')}
          sharer={sharer}
          cover={act.cover}
          title={act.title}
          ratio={16 / 10}
        >
          <SharedNote>{itemFacts(act).meta}</SharedNote>
          {act.price !== null && <Price fen={act.price} size="large" />}
          {typeof left === 'number' && (
            <Text id="invite-places" className={css.places}>
              {left > 0 ? text('invitePlaces', { count: left }) : text('inviteFull')}
            </Text>
          )}
          {closeAt !== undefined && closeAt > now && (
            <Countdown until={closeAt} prefix={text('inviteUntil')} onEnd={() => void load()} />
          )}
          {act.summary !== '' && <SharedNote>{act.summary}</SharedNote>}
        </SharedCard>
      )}
    </ScreenFrame>
  )
}

export default observer(ActShare)
