import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { Square } from '@/platform/crop/types'
import type { PickedFile } from '@/platform/media/types'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { CropArea } from '@/ui/media/CropArea'
import { PhotoCrop } from '@/ui/media/PhotoCrop'
import { Picture } from '@/ui/media/Picture'
import { text } from '../messages'
import css from '../step.module.scss'

interface CropSheetProps {
  /** Null while the sheet is closed. */
  readonly file: PickedFile | null
  readonly busy: boolean
  readonly onUse: (file: PickedFile, square: Square) => Promise<void>
  readonly onClose: () => void
}

/** Chooses the square of a photo. */
export function CropSheet({ file, busy, onUse, onClose }: CropSheetProps) {
  const [area, setArea] = useState<CropArea | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo has another size
  useEffect(() => setArea(null), [file])
  return (
    <BottomSheet
      id="crop-sheet"
      open={file !== null}
      title={text('photoOf')}
      onClose={onClose}
      footer={
        <AppButton
          id="crop-use"
          kind="primary"
          stretch
          disabled={area === null}
          loading={busy}
          onPress={() => void (file && area && onUse(file, area.square))}
        >
          {text('cropUse')}
        </AppButton>
      }
    >
      <View className={css.stack}>
        <Text className={css.note}>{text('cropHint')}</Text>
        {file && area && (
          <PhotoCrop
            id="photo-crop"
            src={file.path}
            area={area}
            words={{
              label: text('photoOf'),
              nearer: text('cropNearer'),
              wider: text('cropWider'),
              left: text('cropLeft'),
              right: text('cropRight'),
              up: text('cropUp'),
              down: text('cropDown'),
            }}
          />
        )}
        {file && !area && (
          <Picture
            src={file.path}
            alt={text('photoOf')}
            ratio={1}
            lazy={false}
            onSize={({ width, height }) => setArea(new CropArea(width, height))}
          />
        )}
      </View>
    </BottomSheet>
  )
}
