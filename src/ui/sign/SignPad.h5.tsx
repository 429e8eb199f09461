import { Text, View } from '@tarojs/components'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { AppButton } from '@/ui/action/AppButton'
import css from './SignPad.module.scss'
import { PEN, type SignPadProps } from './SignPadProps'

/** A pad for a signature drawn by finger or mouse. Without one, typing the name is enough. */
export function SignPad({ id, label, hint, clearText, onHandle }: SignPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pen = useRef<{ x: number; y: number } | null>(null)
  const [drawn, setDrawn] = useState(false)
  const isDrawn = useRef(false)
  isDrawn.current = drawn

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pad is set up once
  useEffect(() => {
    clear()
    onHandle({ take: () => (isDrawn.current ? pictureOf(canvas.current) : Promise.resolve(null)) })
    return () => onHandle(null)
  }, [])

  const clear = () => {
    const pad = canvas.current
    const context = pad?.getContext('2d')
    if (!pad || !context) return
    const { width, height } = pad.getBoundingClientRect()
    pad.width = width * 2
    pad.height = height * 2
    context.scale(2, 2)
    context.fillStyle = PEN.paper
    context.fillRect(0, 0, width, height)
    context.strokeStyle = PEN.colour
    context.lineWidth = PEN.width
    context.lineCap = 'round'
    context.lineJoin = 'round'
    setDrawn(false)
  }
  const at = ({ clientX, clientY }: PointerEvent) => {
    const box = canvas.current?.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId)
    pen.current = at(event)
  }
  const move = (event: PointerEvent) => {
    const context = canvas.current?.getContext('2d')
    if (!pen.current || !context) return
    const to = at(event)
    context.beginPath()
    context.moveTo(pen.current.x, pen.current.y)
    context.lineTo(to.x, to.y)
    context.stroke()
    pen.current = to
    if (!drawn) setDrawn(true)
  }
  const end = () => {
    pen.current = null
  }
  return (
    <View>
      <View className={css.box}>
        <canvas
          id={id}
          ref={canvas}
          className={css.pad}
          role="img"
          aria-label={label}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
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

async function pictureOf(pad: HTMLCanvasElement | null) {
  const blob = await new Promise<Blob | null>((resolve) => (pad ? pad.toBlob(resolve, 'image/png') : resolve(null)))
  return blob && { path: URL.createObjectURL(blob), name: 'signature.png', size: blob.size, blob }
}
