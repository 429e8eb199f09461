import Taro from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'

/**
 * Tells whether an element has scrolled out at the top of the screen, watched while `active`. In a mini-program the
 * element is found by its id.
 */
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
