import Taro from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'

/** Whether an element has left the screen at its top, watched while `active`; the mini-program is told it by its id. */
export function usePassed(id: string, active: boolean) {
  const ref = useRef<HTMLElement | null>(null)
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const { page } = Taro.getCurrentInstance()
    if (!active || !page || typeof Taro.createIntersectionObserver !== 'function') return
    const observer = Taro.createIntersectionObserver(page).relativeToViewport({})
    observer.observe(`#${id}`, ({ intersectionRatio = 0, boundingClientRect }) =>
      setPassed(intersectionRatio <= 0 && (boundingClientRect?.top ?? 0) < 0),
    )
    return () => observer.disconnect()
  }, [id, active])
  return { ref, passed }
}
