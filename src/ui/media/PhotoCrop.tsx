import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRef } from 'react'
import { AppButton } from '@/ui/action/AppButton'
import type { CropArea } from './CropArea'
import css from './PhotoCrop.module.scss'
import { Picture } from './Picture'

interface PhotoCropProps {
  readonly id: string
  readonly src: string
  readonly area: CropArea
  readonly words: {
    readonly label: string
    readonly nearer: string
    readonly wider: string
    readonly left: string
    readonly right: string
    readonly up: string
    readonly down: string
  }
}

/** A step of the arrow buttons, in parts of the square's edge. */
const STEP = 0.1
/** Width of the square, in px of a 375 design. */
const EDGE = 300

interface Touched {
  readonly touches: readonly { readonly clientX: number; readonly clientY: number }[]
}

/** A photo under a square window: dragged by a finger, or moved and zoomed by buttons. */
export const PhotoCrop = observer(function PhotoCrop({ id, src, area, words }: PhotoCropProps) {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const { x, y, size } = area.square
  const part = (value: number) => `${(value / size) * 100}%`
  const start = (event: unknown) => {
    const [touch] = (event as Touched).touches
    last.current = touch ? { x: touch.clientX, y: touch.clientY } : null
  }
  const move = (event: unknown) => {
    const [touch] = (event as Touched).touches
    if (!touch || !last.current) return
    area.drag((touch.clientX - last.current.x) / EDGE, (touch.clientY - last.current.y) / EDGE)
    last.current = { x: touch.clientX, y: touch.clientY }
  }
  const button = (name: string, sign: string, label: string, act: () => void, disabled = false) => (
    <AppButton id={`${id}-${name}`} size="small" label={label} disabled={disabled} onPress={act}>
      {sign}
    </AppButton>
  )
  return (
    <View id={id} className={css.crop}>
      <View className={css.window} onTouchStart={start} onTouchMove={move} catchMove>
        <View
          className={css.photo}
          style={{ width: part(area.width), height: part(area.height), left: `-${part(x)}`, top: `-${part(y)}` }}
        >
          <Picture src={src} alt={words.label} ratio={area.width / area.height} lazy={false} />
        </View>
      </View>
      <View className={css.buttons}>
        {button('wider', '−', words.wider, () => area.wider(), area.isWidest)}
        {button('nearer', '+', words.nearer, () => area.nearer(), area.isNearest)}
        {button('left', '←', words.left, () => area.drag(-STEP, 0))}
        {button('right', '→', words.right, () => area.drag(STEP, 0))}
        {button('up', '↑', words.up, () => area.drag(0, -STEP))}
        {button('down', '↓', words.down, () => area.drag(0, STEP))}
      </View>
    </View>
  )
})
