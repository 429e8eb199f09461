import { View } from '@tarojs/components'
import { useRef } from 'react'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { text } from './messages'

const HOLD_MS = 900

/** Ends the recording when it is held; a tap, or a key, asks first. */
export function FinishButton({ busy, onFinish }: { readonly busy: boolean; readonly onFinish: () => void }) {
  const held = useRef<{ timer: ReturnType<typeof setTimeout> | null; ended: boolean }>({ timer: null, ended: false })
  const begin = () => {
    held.current.ended = false
    held.current.timer = setTimeout(() => {
      held.current.ended = true
      onFinish()
    }, HOLD_MS)
  }
  const end = () => {
    if (held.current.timer) clearTimeout(held.current.timer)
    held.current.timer = null
  }
  const ask = async () => {
    if (held.current.ended) return
    const words = { title: text('endAsk'), message: text('endWhy'), confirmText: text('end') }
    if (await dialog.confirm({ ...words, danger: true })) onFinish()
  }
  return (
    <View onTouchStart={begin} onTouchEnd={end} onTouchCancel={end}>
      <AppButton id="track-finish" kind="danger" stretch loading={busy} onPress={() => void ask()}>
        {text('hold')}
      </AppButton>
    </View>
  )
}
