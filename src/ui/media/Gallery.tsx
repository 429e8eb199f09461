import { Swiper, SwiperItem, Text, View } from '@tarojs/components'
import { useState } from 'react'
import { t } from '@/locales/t'
import { pressProps } from '@/ui/press/pressProps'
import css from './Gallery.module.scss'
import type { GalleryProps } from './GalleryProps'
import { Picture } from './Picture'

export function Gallery({ pictures, ratio = 4 / 3, onPress, autoplay }: GalleryProps) {
  const [current, setCurrent] = useState(0)
  return (
    <View className={css.gallery} style={{ paddingBottom: `${100 / ratio}%` }}>
      <Swiper
        className={css.swiper}
        autoplay={autoplay && pictures.length > 1}
        interval={5000}
        onChange={(event) => setCurrent(event.detail.current)}
      >
        {pictures.map((picture, index) => (
          <SwiperItem key={picture.src} {...pressProps(onPress && (() => onPress(index)))}>
            <Picture src={picture.src} alt={picture.alt} lazy={index > 0} />
          </SwiperItem>
        ))}
      </Swiper>
      {pictures.length > 1 && (
        <Text className={css.count}>{t('pictureCount', { current: current + 1, total: pictures.length })}</Text>
      )}
    </View>
  )
}
