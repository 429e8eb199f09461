import { Canvas, type CanvasTouchEvent, Text, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { AppButton } from '@/ui/action/AppButton'
import { semantics } from '@/ui/press/semantics'
import css from './SignPad.module.scss'
import { PEN, type SignPadProps } from './SignPadProps'

interface Pad {
  readonly canvas: Taro.Canvas
  readonly context: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
}

/** A pad for a signature drawn by finger. Where the platform gives no canvas, typing the name is enough. */
export function SignPad({ id, label, hint, clearText, onHandle }: SignPadProps) {
  const pad = useRef<Pad | null>(null)
  const pen = useRef<{ x: number; y: number } | null>(null)
  const [drawn, setDrawn] = useState(false)
  const isDrawn = useRef(false)
  isDrawn.current = drawn

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pad is set up once
  useEffect(() => {
    void openPad(id).then((opened) => {
      pad.current = opened
      clear()
    })
    onHandle({ take: () => (isDrawn.current ? pictureOf(pad.current) : Promise.resolve(null)) })
    return () => onHandle(null)
  }, [])

  const clear = () => {
    const opened = pad.current
    if (opened) {
      const { context, width, height } = opened
      context.fillStyle = PEN.paper
      context.fillRect(0, 0, width, height)
    }
    setDrawn(false)
  }
  const begin = (event: CanvasTouchEvent) => {
    const [touch] = event.touches
    pen.current = touch ? { x: touch.x, y: touch.y } : null
  }
  const move = (event: CanvasTouchEvent) => {
    const [touch] = event.touches
    const { context } = pad.current ?? {}
    if (!pen.current || !touch || !context) return
    context.beginPath()
    context.moveTo(pen.current.x, pen.current.y)
    context.lineTo(touch.x, touch.y)
    context.stroke()
    pen.current = { x: touch.x, y: touch.y }
    if (!drawn) setDrawn(true)
  }
  return (
    <View>
      <View className={css.box} {...semantics({ role: 'img', 'aria-label': label })}>
        <Canvas
          id={id}
          canvasId={id}
          type="2d"
          className={css.pad}
          disableScroll
          onTouchStart={begin}
          onTouchMove={move}
        />
        {!drawn && <Text className={css.hint}>{hint}</Text>}
      </View>
      <View className={css.acts}>
        <AppButton id={`${id}-clear`} size="small" disabled={!drawn} onPress={clear}>
          {clearText}
        </AppButton>
      </View>
    </View>
  )
}

const openPad = (id: string): Promise<Pad | null> =>
  new Promise((resolve) => {
    Taro.nextTick(() => {
      Taro.createSelectorQuery()
        .select(`#${id}`)
        .fields({ node: true, size: true })
        .exec(([found]: { node?: Taro.Canvas; width: number; height: number }[]) => {
          const context = found?.node?.getContext('2d') as CanvasRenderingContext2D | undefined
          if (!found?.node || !context) return resolve(null)
          const { node: canvas, width, height } = found
          canvas.width = width * 2
          canvas.height = height * 2
          context.scale(2, 2)
          context.strokeStyle = PEN.colour
          context.lineWidth = PEN.width
          context.lineCap = 'round'
          context.lineJoin = 'round'
          resolve({ canvas, context, width, height })
        })
    })
  })

async function pictureOf(pad: Pad | null) {
  if (!pad) return null
  const { tempFilePath } = await Taro.canvasToTempFilePath({ canvas: pad.canvas, fileType: 'png' })
  return { path: tempFilePath, name: 'signature.png', size: 0 }
}
