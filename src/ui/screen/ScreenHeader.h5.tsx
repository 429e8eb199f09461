import { Text, View } from '@tarojs/components'
import { useLayoutEffect, useRef } from 'react'
import { t } from '@/locales/t'
import arrowLeftIcon from '@/ui/icon/drawings/arrowLeft.module.scss'
import homeIcon from '@/ui/icon/drawings/home.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './ScreenHeader.module.scss'
import type { ScreenHeaderProps } from './ScreenHeaderProps'

/** Class that gives sticky elements below the header its height. */
export const headedClass = css.headed

export function ScreenHeader({ title, overlay, right, onBack, leading = 'back' }: ScreenHeaderProps) {
  const box = useRef<HTMLDivElement>(null)
  // A title of two lines makes the header higher.
  useLayoutEffect(() => {
    const header = box.current
    const screen = header?.parentElement
    if (overlay || !header || !screen || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      const { height } = getComputedStyle(header)
      // A page behind another one is not laid out.
      if (height !== 'auto') screen.style.setProperty('--header-height', `calc(${height} + env(safe-area-inset-top))`)
    })
    observer.observe(header)
    return () => {
      observer.disconnect()
      screen.style.removeProperty('--header-height')
    }
  }, [overlay])
  return (
    <div ref={box} className={joinClasses(css.header, overlay && css.overlay)}>
      {onBack ? (
        <View id="screen-back" className={css.back} {...pressProps(onBack, { label: t(leading) })}>
          <Icon drawing={leading === 'home' ? homeIcon.drawing : arrowLeftIcon.drawing} size={20} />
        </View>
      ) : (
        <View className={css.back} />
      )}
      <Text className={css.title} {...semantics({ role: 'heading', 'aria-level': 1 })}>
        {overlay ? '' : title}
      </Text>
      <View className={css.right}>{right}</View>
    </div>
  )
}
