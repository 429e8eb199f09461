import Taro from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { systemInfo } from '../system/systemInfo'

/** CSS pixels from the top of the screen to the line that selects the section. */
const LINE = 112

/** Reports which of the elements with these ids is under the line while the page scrolls. */
export function useTopSection(ids: readonly string[], onTop: (id: string) => void): void {
  const latest = useRef(onTop)
  latest.current = onTop
  const all = ids.join(' ')
  useEffect(() => {
    const { page } = Taro.getCurrentInstance()
    if (!all || !page || typeof Taro.createIntersectionObserver !== 'function') return
    const { windowHeight } = systemInfo()
    const bottom = -Math.max(0, windowHeight - LINE - 1)
    const observers = all.split(' ').map((id) => {
      const observer = Taro.createIntersectionObserver(page).relativeToViewport({ top: -LINE, bottom })
      observer.observe(`#${id}`, ({ intersectionRect }) => {
        if (intersectionRect && intersectionRect.width > 0) latest.current(id)
      })
      return observer
    })
    return () => {
      for (const observer of observers) observer.disconnect()
    }
  }, [all])
}
