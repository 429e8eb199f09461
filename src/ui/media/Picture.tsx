import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { t } from '@/locales/t'
import { joinClasses } from '@/ui/joinClasses'
import { semantics } from '@/ui/press/semantics'
import css from './Picture.module.scss'
import { PictureImage } from './PictureImage'
import { afterPictureError, firstAttempt, pictureAddress } from './pictureAttempt'
import type { PictureSize } from './pictureSize'

export type PictureProps = {
  src?: string
  /** Description of the picture; empty for a decorative one. */
  alt?: string
  /**
   * Width divided by height, for instance 4 / 3, to reserve the space before the picture loads. Without it the picture
   * is as high as its box.
   */
  ratio?: number
  fit?: 'cover' | 'contain'
  /** The part of the phone's width that it takes; by default all. */
  size?: PictureSize
  radius?: 'none' | 'control' | 'card' | 'full'
  /** Loads only near the visible area; default true. False for the first cover of a page. */
  lazy?: boolean
  /** Address of a picture that is there already: it is seen until this one has loaded. */
  under?: string | undefined
  /** No background colour, and as light in the dark: for icons, codes and papers. */
  plain?: boolean
  onSize?: (size: { width: number; height: number }) => void
}

/**
 * A picture in a box of fixed size: a pale background while it loads, one retry, then text instead of a broken icon.
 */
export function Picture({
  src,
  alt = '',
  ratio,
  fit = 'cover',
  size = 'full',
  radius = 'none',
  lazy = true,
  under,
  plain,
  onSize,
}: PictureProps) {
  const [shown, setShown] = useState<string | undefined>()
  const [attempt, setAttempt] = useState(() => firstAttempt(src))
  const current = attempt.src === src ? attempt : firstAttempt(src)
  const failed = !src || current.failed

  return (
    <View
      className={joinClasses(
        css.box,
        ratio === undefined && css.fill,
        plain && css.plain,
        radius !== 'none' && css[radius],
      )}
      style={{
        ...(ratio !== undefined && { paddingBottom: `${100 / ratio}%` }),
        ...(under && { backgroundImage: `url("${pictureAddress(firstAttempt(under), size)}")` }),
      }}
      {...semantics(failed && alt ? { role: 'img', 'aria-label': alt } : {})}
    >
      {!failed && (
        <PictureImage
          className={joinClasses(css.picture, shown === src && css.shown)}
          src={pictureAddress(current, size)}
          alt={alt}
          fit={fit}
          lazy={lazy}
          onLoad={(size) => {
            setShown(src)
            if (size.height > 0) onSize?.(size)
          }}
          onError={() => setAttempt(afterPictureError(current))}
        />
      )}
      {current.failed && <Text className={css.failed}>{t('pictureFailed')}</Text>}
    </View>
  )
}
