import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { saveImage, savesFile } from '@/flows/saveImage/saveImage'
import { clipboard } from '@/platform/clipboard'
import { media } from '@/platform/media'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Spinner } from '@/ui/feedback/Spinner'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from './messages'
import css from './PosterFrame.module.scss'

/** Width divided by height, until the picture has loaded. */
const USUAL_RATIO = 750 / 1290

interface PosterFrameProps {
  readonly title: string
  /** What the picture is called. */
  readonly alt: string
  readonly state: ScreenState
  /** Null while it is drawn. */
  readonly poster: { readonly imgUrl: string; readonly url: string } | null
  /** What stands above the poster. */
  readonly children?: ReactNode
}

/** A drawn poster, with its link to copy and its picture to save. */
export const PosterFrame = observer(function PosterFrame({ title, alt, state, poster, children }: PosterFrameProps) {
  const [ratio, setRatio] = useState(USUAL_RATIO)
  const copy = async (url: string) => {
    const copied = await clipboard.write(url)
    toast.show(copied.ok ? text('linkCopied') : url)
  }
  const canSave = media.canSaveImage
  return (
    <ScreenFrame
      title={title}
      state={state}
      footer={
        poster && (
          <ActionBar>
            <AppButton
              id="poster-copy"
              kind={canSave ? 'secondary' : 'primary'}
              stretch
              onPress={() => void copy(poster.url)}
            >
              {text('copyLink')}
            </AppButton>
            {canSave && (
              <AppButton id="poster-save" kind="primary" stretch onPress={() => void saveImage(poster.imgUrl)}>
                {text(savesFile() ? 'saveFile' : 'save')}
              </AppButton>
            )}
          </ActionBar>
        )
      }
    >
      {children}
      <View id="poster" className={css.sheet}>
        {poster ? (
          <Picture
            key={poster.imgUrl}
            src={poster.imgUrl}
            alt={alt}
            ratio={ratio}
            fit="contain"
            radius="control"
            lazy={false}
            plain
            onSize={({ width, height }) => setRatio(width / height)}
          />
        ) : (
          <View className={css.drawing}>
            <Spinner />
            <Text>{text('drawing')}</Text>
          </View>
        )}
      </View>
      {!canSave && <Text className={css.hint}>{text('longPress')}</Text>}
    </ScreenFrame>
  )
})
