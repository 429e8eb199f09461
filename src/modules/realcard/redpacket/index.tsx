import { build } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useShare } from '@/overlays/share/useShare'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useOwn } from '@/screens/member/useOwn'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { Countdown } from '@/ui/content/Countdown'
import { priceNumber } from '@/ui/content/priceNumber'
import { StatusTag } from '@/ui/content/StatusTag'
import { toast } from '@/ui/feedback/toast'
import { usePop } from '@/ui/motion/usePop'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../form.module.scss'
import { text } from '../messages'
import packetCss from './index.module.scss'
import { PacketStore } from './PacketStore'

/** A red packet: its holder opens and shares it, friends take portions. */
function RedPacketScreen() {
  const { iid, query } = useRoute<'realcard.redpacket'>()
  const { cardId, packetId } = query
  const [store] = useState(() => new PacketStore({ iid, cardId, packetId }))
  const { state, load } = useOwn(async () => {
    await store.load()
    // Whoever has no card and no link learns where to get one.
    if (!store.packet && store.cardId === '' && !store.holder) await replace('realcard.empty', { iid })
    return true
  })
  const { packet, own, luckiest } = store
  // The portion bounces once, when it is taken.
  const taken = usePop(packet ? (own ?? 0) : undefined)
  const share = useShare({
    title: packet ? text('packetOf', { name: packet.owner.name }) : text('packetTitle'),
    desc: text('openMineNote'),
    ...(packet ? { link: build('realcard.redpacket', { iid, packetId: packet.id }) } : {}),
  })
  const act = (what: () => Promise<void>) => void what().catch((error: unknown) => toast.error(errorText(error)))
  const canTake = packet !== null && !packet.over && own === null
  return (
    <ScreenFrame
      title={text('packetTitle')}
      state={state}
      onRefresh={load}
      footer={
        state.kind === 'ready' &&
        packet && (
          <ActionBar>
            {!packet.over && (
              <AppButton id="share-button" kind="secondary" stretch onPress={share}>
                {text('invite')}
              </AppButton>
            )}
            {canTake && (
              <AppButton
                id="packet-take"
                kind="accent"
                stretch
                loading={store.busy}
                onPress={() => act(() => store.take())}
              >
                {text('take')}
              </AppButton>
            )}
            {own !== null && (
              <AppButton id="to-wallet" kind="primary" stretch onPress={() => void navigate('wallet.index', { iid })}>
                {text('toWallet')}
              </AppButton>
            )}
          </ActionBar>
        )
      }
    >
      <View className={css.page}>
        <View className={packetCss.hero}>
          {packet ? (
            <>
              <Avatar src={packet.owner.headImg} name={packet.owner.name} size="large" />
              <Text id="packet-owner" className={packetCss.name}>
                {text('packetOf', { name: packet.owner.name })}
              </Text>
              {own !== null && (
                <View className={taken}>
                  <Text id="packet-own" className={packetCss.amount}>
                    {`¥${priceNumber(own)}`}
                  </Text>
                </View>
              )}
              <Text>{text('packetSum', { total: priceNumber(packet.total), parts: packet.parts })}</Text>
              <Text id="packet-state">
                {packet.left === 0
                  ? text('packetGone')
                  : packet.over
                    ? text('packetOver')
                    : text('packetLeft', { left: packet.left })}
              </Text>
              {!packet.over && (
                <Countdown until={packet.expires} prefix={text('packetEnds')} onEnd={() => void load()} />
              )}
            </>
          ) : (
            <>
              <Text className={packetCss.name}>{text('openMine')}</Text>
              <Text>{text(store.cardId === '' ? 'noFit' : 'openMineNote')}</Text>
              {store.cardId !== '' && (
                <AppButton id="packet-open" kind="accent" loading={store.busy} onPress={() => act(() => store.open())}>
                  {text('open')}
                </AppButton>
              )}
            </>
          )}
        </View>
        {packet && (
          <View id="packet-taken" className={css.card}>
            <Text className={css.small}>
              {packet.taken.length > 0 ? text('takenBy', { count: packet.taken.length }) : text('nobody')}
            </Text>
            {packet.taken.map(({ name, headImg, amount, at, mine }) => (
              <View key={`${at} ${name} ${amount}`} className={packetCss.row}>
                <Avatar src={headImg} name={name} size="small" />
                <View className={packetCss.words}>
                  <Text>{name}</Text>
                  <Text className={css.small}>{formatMoment(at, 'at')}</Text>
                </View>
                {amount === luckiest && <StatusTag tone="warning">{text('luckiest')}</StatusTag>}
                <Text className={mine ? packetCss.mine : undefined}>{`¥${priceNumber(amount)}`}</Text>
              </View>
            ))}
          </View>
        )}
      </View>
    </ScreenFrame>
  )
}

export default observer(RedPacketScreen)
