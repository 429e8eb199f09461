import { Text, View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { type FileUpload, uploadFile } from '@/gateway/uploadFile'
import { errorText } from '@/locales/errorText'
import { media } from '@/platform/media'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { Field } from '@/ui/fields/Field'
import type { UploadWait } from '@/ui/media/UploadQueue'
import { text } from './messages'
import css from './VideoField.module.scss'

interface VideoFieldProps {
  readonly iid: number
  readonly id?: string
  readonly label?: string
  readonly value: string
  /** The address of the video and of its still; '' without one. */
  readonly onChange: (video: string, still: string) => void
  readonly onWait: (wait: UploadWait) => void
}

/** One video of a post or a card, uploaded with its still picture. */
export function VideoField({
  iid,
  id = 'post-video',
  label = text('video'),
  value,
  onChange,
  onWait,
}: VideoFieldProps) {
  const [percent, setPercent] = useState<number | null>(null)
  const running = useRef<FileUpload | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const add = async () => {
    const picked = await media.pickVideo()
    if (!picked.ok) return
    setPercent(0)
    onWait('uploading')
    try {
      const upload = uploadFile(picked.value, { iid, kind: 'video', onProgress: setPercent })
      running.current = upload
      const video = await upload.address
      const poster = picked.value.poster ?? (await media.posterOf(picked.value).catch(() => null))
      // A post without a still shows its player only.
      const still = poster ? await uploadFile(poster, { iid }).address.catch(() => '') : ''
      onChange(video, still)
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      running.current = null
      setPercent(null)
      onWait('none')
    }
  }
  return (
    <Field label={label} bare>
      <View className={css.row}>
        {percent !== null ? (
          <Text className={css.words}>{text('storingVideo', { percent })}</Text>
        ) : value ? (
          <>
            <Text className={css.words}>{text('hasVideo')}</Text>
            <AppButton id={`${id}-remove`} size="small" onPress={() => onChange('', '')}>
              {text('removeVideo')}
            </AppButton>
          </>
        ) : (
          <AppButton id={id} size="small" onPress={() => void add()}>
            {text('addVideo')}
          </AppButton>
        )}
      </View>
    </Field>
  )
}
