import Taro from '@tarojs/taro'

/** Tells, now and on each change, whether an element can be seen inside a box that scrolls. Returns what ends it. */
export function watchInSight(box: string, element: string, tell: (isInSight: boolean) => void): () => void {
  const { page } = Taro.getCurrentInstance()
  if (!page || typeof Taro.createIntersectionObserver !== 'function') return () => undefined
  const observer = Taro.createIntersectionObserver(page).relativeTo(box)
  observer.observe(element, ({ intersectionRatio = 0 }) => tell(intersectionRatio > 0))
  return () => observer.disconnect()
}
