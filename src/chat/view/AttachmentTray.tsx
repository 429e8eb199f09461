import { Text, View } from '@tarojs/components'
import { pressProps } from '@/ui/press/pressProps'
import { ChatIcon } from './ChatIcon'
import css from './Composer.module.scss'
import { text } from './messages'

export interface Attachments {
  readonly onPictures: () => void
  readonly onVideo: () => void
}

export function AttachmentTray({ onPictures, onVideo }: Attachments) {
  return (
    <View className={css.tray}>
      <View id="chat-album" className={css.choice} {...pressProps(onPictures)}>
        <ChatIcon name="photo" />
        <Text>{text('album')}</Text>
      </View>
      <View id="chat-video" className={css.choice} {...pressProps(onVideo)}>
        <ChatIcon name="film" />
        <Text>{text('video')}</Text>
      </View>
    </View>
  )
}
