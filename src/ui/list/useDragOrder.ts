import type { BaseEventOrig, ITouchEvent, ViewProps } from '@tarojs/components'
import { useRef, useState } from 'react'
import { moved } from '@/lib/moved'
import { measureRows } from '@/platform/measureRows'

interface Drag {
  readonly from: number
  readonly to: number
}

interface DragOrder<Row> {
  /** The rows as they stand while a finger drags one. */
  readonly shown: readonly Row[]
  readonly dragged: Row | null
  /** What the part that a finger holds takes. */
  readonly handle: (row: Row, selector: string) => ViewProps
}

/** The component's own type does not say that it is a touch. */
const fingerOf = (event: BaseEventOrig) => (event as ITouchEvent).touches[0]

/** Rows that a finger brings into another order; `place` gets it when the finger leaves. None is taken while `still`. */
export function useDragOrder<Row>(
  rows: readonly Row[],
  place: (order: readonly Row[]) => void,
  still = false,
): DragOrder<Row> {
  const began = useRef({ y: 0, height: 0 })
  const [drag, setDrag] = useState<Drag | null>(null)
  const shown = drag ? moved(rows, drag.from, drag.to) : rows
  const drop = () => {
    setDrag(null)
    if (drag && drag.from !== drag.to) place(shown)
  }
  return {
    shown,
    dragged: drag ? (rows[drag.from] ?? null) : null,
    handle: (row, selector) => ({
      catchMove: true,
      onTouchStart: (event) => {
        if (still) return
        const from = rows.indexOf(row)
        began.current = { y: fingerOf(event)?.clientY ?? 0, height: 0 }
        measureRows(selector, (_, height) => {
          began.current.height = height
        })
        setDrag({ from, to: from })
      },
      onTouchMove: (event) => {
        const { y, height } = began.current
        const finger = fingerOf(event)
        if (!drag || !finger || height <= 0) return
        const to = drag.from + Math.round((finger.clientY - y) / height)
        setDrag({ ...drag, to: Math.min(rows.length - 1, Math.max(0, to)) })
      },
      onTouchEnd: drop,
      onTouchCancel: drop,
    }),
  }
}
