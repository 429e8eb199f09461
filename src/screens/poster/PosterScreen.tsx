import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { saveImage, savesFile } from '@/flows/saveImage/saveImage'
import { t } from '@/locales/t'
import { clipboard } from '@/platform/clipboard'
import { media } from '@/platform/media'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { ChipRow } from '@/ui/content/ChipRow'
import { Spinner } from '@/ui/feedback/Spinner'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from './messages'
import css from './PosterScreen.module.scss'
import { type PosterStore, TEMPLATES } from './PosterStore'

/** Width divided by height, until the picture has loaded. */
const USUAL_RATIO = 750 / 1290

interface PosterScreenProps {
  readonly store: PosterStore
  readonly title: string
  /** What stands above the layouts. */
  readonly children?: ReactNode
}

/** A poster in the chosen layout, with its link to copy and its picture to save. */
export const PosterScreen = observer(function PosterScreen({ store, title, children }: PosterScreenProps) {
  const [ratio, setRatio] = useState(USUAL_RATIO)
  const { poster } = store
  const choose = async (template: (typeof TEMPLATES)[number]) => {
    if (!(await store.choose(template))) toast.error(t('failed'))
  }
  const copy = async (url: string) => {
    const copied = await clipboard.write(url)
    toast.show(copied.ok ? text('linkCopied') : url)
  }
  const canSave = media.canSaveImage
  return (
    <ScreenFrame
      title={title}
      state={store.state}
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
      <View className={css.looks}>
        <ChipRow
          items={TEMPLATES.map((key) => ({ key, text: text(key) }))}
          activeKey={store.template}
          onSelect={(key) => void choose(key)}
        />
      </View>
      <View id="poster" className={css.sheet}>
        {poster ? (
          <Picture
            key={poster.imgUrl}
            src={poster.imgUrl}
            alt={text('poster')}
            ratio={ratio}
            fit="contain"
            radius="control"
            lazy={false}
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
