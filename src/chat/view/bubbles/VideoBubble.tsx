import { View } from '@tarojs/components'
import { useState } from 'react'
import { t } from '@/locales/t'
import { Picture } from '@/ui/media/Picture'
import { VideoPlayer } from '@/ui/media/VideoPlayer'
import { pressProps } from '@/ui/press/pressProps'
import { ChatIcon } from '../ChatIcon'
import { text } from '../messages'
import css from './bubbles.module.scss'

interface VideoBubbleProps {
  readonly src: string
  readonly poster: string
  readonly id: string
}

/** Shows the still picture first: a list of players would be slow and would load videos that nobody watches. */
export function VideoBubble({ src, poster, id }: VideoBubbleProps) {
  const [open, setOpen] = useState(false)
  if (open)
    return (
      <View className={css.video}>
        <VideoPlayer src={src} poster={poster} label={text('videoMessage')} id={id} />
      </View>
    )
  return (
    <View id={`play-${id}`} className={css.video} {...pressProps(() => setOpen(true), { label: t('play') })}>
      <View className={css.poster}>{poster && <Picture src={poster} alt={text('videoMessage')} plain />}</View>
      <View className={css.play}>
        <ChatIcon name="play" />
      </View>
    </View>
  )
}
