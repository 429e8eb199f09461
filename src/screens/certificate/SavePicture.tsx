import { Text } from '@tarojs/components'
import { saveImage, savesFile } from '@/flows/saveImage/saveImage'
import { media } from '@/platform/media'
import { AppButton } from '@/ui/action/AppButton'
import css from './Certificate.module.scss'
import { text } from './messages'

interface SavePictureProps {
  readonly id: string
  readonly imgUrl: string
}

/** Saves a drawn picture; where a page may not, it says how a finger can. */
export function SavePicture({ id, imgUrl }: SavePictureProps) {
  if (!media.canSaveImage) return <Text className={css.note}>{text('longPress')}</Text>
  return (
    <AppButton id={id} onPress={() => void saveImage(imgUrl)}>
      {text(savesFile() ? 'saveFile' : 'save')}
    </AppButton>
  )
}
