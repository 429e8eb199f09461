import { Text, View } from '@tarojs/components'
import { type UIEvent, useEffect, useRef, useState } from 'react'
import { t } from '@/locales/t'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './Gallery.module.scss'
import type { GalleryProps } from './GalleryProps'
import { Picture } from './Picture'

const interval = 5000

/** Uses the browser's scrolling with snap points: Taro's swiper on H5 brings a whole library. */
export function Gallery({ pictures, ratio = 4 / 3, onPress, autoplay }: GalleryProps) {
  const [current, setCurrent] = useState(0)
  const track = useRef<HTMLDivElement>(null)
  const total = pictures.length

  useEffect(() => {
    if (!autoplay || total < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      const element = track.current
      if (!element) return
      const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1
      const width = element.scrollWidth / total
      const next = isAtEnd ? 0 : Math.round(element.scrollLeft / width) + 1
      element.scrollTo({ left: next * width, behavior: 'smooth' })
    }, interval)
    return () => clearInterval(timer)
  }, [autoplay, total])

  const handleScroll = (event: UIEvent<HTMLDivElement>) => {
    const { scrollLeft, scrollWidth } = event.currentTarget
    setCurrent(Math.round((scrollLeft * total) / Math.max(1, scrollWidth)))
  }
  return (
    <View className={css.gallery} {...semantics({ role: 'group' })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling area */}
      <div className={css.track} ref={track} onScroll={handleScroll} tabIndex={0}>
        {pictures.map((picture, index) => (
          <View
            key={picture.src}
            className={css.slide}
            {...pressProps(onPress && (() => onPress(index)), {
              label: picture.alt || t('pictureCount', { current: index + 1, total }),
            })}
          >
            <Picture src={picture.src} alt={picture.alt} under={picture.under} ratio={ratio} lazy={index > 0} />
          </View>
        ))}
      </div>
      {total > 1 && <Text className={css.count}>{t('pictureCount', { current: current + 1, total })}</Text>}
    </View>
  )
}
