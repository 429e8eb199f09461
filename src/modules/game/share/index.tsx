import { getContent, getGameResult, KEY_PARAM, MODULE_TYPE, markContent } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { SharedCard, SharedNote } from '@/domain/detail/SharedCard'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useShare } from '@/overlays/share/useShare'
import { serverNow } from '@/platform/serverClock'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSharer } from '@/screens/share/useSharer'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { Countdown } from '@/ui/content/Countdown'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import pictureIcon from '@/ui/icon/drawings/picture.module.scss'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { Figures } from '../Figures'
import css from '../game.module.scss'
import { text } from '../race/messages'
import { CheerStore } from './CheerStore'

/** An invitation to an event; by the other address a finisher's result, which takes cheers. */
function GameShare() {
  const { iid, params, query, name } = useRoute<'game.share' | 'game.share1'>()
  const { id } = params
  const { entryId } = query
  const isResult = name === 'game.share1'
  const { member } = useSession()
  const [store] = useState(
    () =>
      new CheerStore({
        fetchDetail: () => call(getContent, { iid, moduleType: MODULE_TYPE.game, id }),
        fetchResult: isResult ? () => call(getGameResult, { iid, id, ...(entryId ? { entryId } : {}) }) : null,
        cheer: (entry) =>
          callOnce(`cheer:${entry}`, markContent, (reqId) => ({
            ...{ iid, reqId, scope: 'game' as const, id: entry, mark: 'cheer' as const, on: true },
          })),
        requireMember: () => member.requireMember(),
        missing: (message) => ({
          kind: 'empty',
          message: isResult ? message : text('gone'),
          actionText: text('toGames'),
          onAction: () => void replace('game.list', { iid }),
        }),
      }),
  )
  useKnownMember(() => store.load())
  const { detail, result } = store
  const share = useShare({
    title: detail?.title ?? text('share'),
    desc: result ? text('finisher') : (detail?.summary ?? ''),
    imgUrl: detail?.cover ?? '',
    ...(result ? { query: { entryId: result.entry.id } } : {}),
  })
  const cheer = async () => {
    try {
      if (await store.cheer()) toast.success(text('cheered'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const enter = () => void navigate('game.home', { iid, id, [KEY_PARAM]: query[KEY_PARAM] })
  const closeAt = detail?.game?.closeAt ?? 0
  const sharer = useSharer(iid, query[KEY_PARAM])
  const invited = query[KEY_PARAM] ? 'shareFrom' : 'shareOwn'
  const from = result ? text('finisher') : sharer ? text('shareFromName', { name: sharer.nickname }) : text(invited)
  return (
    <ScreenFrame
      title={text('share')}
      state={store.state}
      skeleton={<DetailSkeleton />}
      footer={
        <ActionBar
          icons={
            <>
              <ActionIcon
                id="game-poster"
                icon={<Icon drawing={pictureIcon.drawing} size={20} />}
                text={text('poster')}
                onPress={() => void navigate('share.poster', { iid, moduleType: MODULE_TYPE.game, id })}
              />
              <ActionIcon
                id="share-button"
                icon={<Icon drawing={shareIcon.drawing} size={20} />}
                text={text('shareShort')}
                onPress={share}
              />
            </>
          }
        >
          {result && !result.mine ? (
            <AppButton
              id="game-cheer"
              kind="accent"
              stretch
              disabled={result.cheered}
              loading={store.busy}
              onPress={() => void cheer()}
            >
              {text(result.cheered ? 'cheeredToday' : 'cheer')}
            </AppButton>
          ) : (
            <AppButton id="game-open" kind="accent" stretch onPress={enter}>
              {text('enter')}
            </AppButton>
          )}
        </ActionBar>
      }
    >
      {detail && (
        <>
          <SharedCard
            id="share"
            from={from}
            sharer={result ? null : sharer}
            cover={detail.cover}
            title={detail.title}
            ratio={16 / 9}
          >
            {detail.extra.startAt !== undefined && (
              <SharedNote>
                {[formatMoment(detail.extra.startAt), detail.extra.place].filter(Boolean).join(' · ')}
              </SharedNote>
            )}
            {!result && closeAt > serverNow() && (
              <Countdown until={closeAt} prefix={text('untilClose')} onEnd={() => void store.load()} />
            )}
          </SharedCard>
          {result && (
            <View className={css.page}>
              <Figures result={result} kilometres={null} />
              <Text id="cheers" className={css.note}>
                {text('cheers', { count: result.cheers })}
              </Text>
            </View>
          )}
        </>
      )}
    </ScreenFrame>
  )
}

export default observer(GameShare)
