import { build, type CheckinPlace } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { useBrightScreen } from '@/platform/display/useBrightScreen'
import { useScreenHide, useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { wholeAddress } from '@/routes/wholeAddress'
import { AppButton } from '@/ui/action/AppButton'
import { Ring } from '@/ui/content/Ring'
import { useDismiss } from '@/ui/feedback/useDismiss'
import { useModalFocus } from '@/ui/feedback/useModalFocus'
import { QrCode } from '@/ui/media/QrCode'
import { semantics } from '@/ui/press/semantics'
import css from './checkin.module.scss'
import type { checkinAt } from './checkinAt'
import { text } from './messages'

interface PlaceCodeProps {
  /** How an address names the activity. */
  readonly at: ReturnType<typeof checkinAt>['at']
  readonly place: CheckinPlace
  /** The code has ended: the next one is wanted. */
  readonly onRenew: () => void
  readonly onClose: () => void
}

/** The code of a place over the whole screen, with the way to the check-in as a QR code. It renews itself while it is looked at. */
export function PlaceCode({ at, place, onRenew, onClose }: PlaceCodeProps) {
  const { id: placeId, name, code = '', codeUntil = 0 } = place
  const [now, setNow] = useState(serverNow)
  const [front, setFront] = useState(true)
  useScreenShow(() => setFront(true))
  useScreenHide(() => setFront(false))
  useBrightScreen(true)
  useDismiss(true, onClose)
  useModalFocus(true, '[role=dialog]')
  // The phone's clock may be wrong: a code is shown for what is left of it when it came, at most a minute.
  const [came, setCame] = useState({ at: 0, left: 0 })
  useEffect(() => {
    const left = codeUntil - serverNow()
    setCame({ at: serverNow(), left: left > 0 && left <= 60_000 ? left : 30_000 })
  }, [codeUntil])
  useEffect(() => {
    if (!front) return
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [front])
  const seconds = Math.max(0, Math.ceil((came.at + came.left - now) / 1000))
  const isOver = came.at > 0 && seconds === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each code asks for its successor; after a failure once a second
  useEffect(() => {
    if (front && isOver) onRenew()
  }, [front, isOver, now])
  return (
    <View
      id="place-code"
      className={css.codeBox}
      {...semantics({ role: 'dialog', 'aria-modal': true, 'aria-label': text('codeOf', { place: name }) })}
    >
      <Text className={css.name}>{text('codeOf', { place: name })}</Text>
      <Text id="place-digits" className={css.code}>
        {code}
      </Text>
      <View className={css.qr}>
        <QrCode
          text={wholeAddress(build('act.sign', { ...at, placeId, code }))}
          label={text('codeOf', { place: name })}
        />
      </View>
      <Ring id="place-ring" size="small" share={seconds / 60}>
        <Text>{seconds}</Text>
      </Ring>
      <Text className={css.note}>{text('codeRenews', { seconds })}</Text>
      <AppButton id="place-code-close" onPress={onClose}>
        {text('hideCode')}
      </AppButton>
    </View>
  )
}
