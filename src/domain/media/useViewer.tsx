import { type ReactNode, useState } from 'react'
import { t } from '@/locales/t'
import { media } from '@/platform/media'
import { PictureViewer } from '@/ui/media/PictureViewer'

interface Viewer {
  readonly open: (index: number) => void
  /** The viewer over the screen. */
  readonly overlay: ReactNode
}

/** Shows pictures in full size, in the platform's viewer or in ours on H5. */
export function useViewer(pictures: readonly string[]): Viewer {
  const [current, setCurrent] = useState<string | null>(null)
  const open = async (index: number) => {
    const src = pictures[index]
    if (src === undefined) return
    const shown = await media.preview(pictures, src)
    if (!shown.ok && shown.reason === 'unsupported') setCurrent(src)
  }
  return {
    open: (index) => void open(index),
    overlay: (
      <PictureViewer
        pictures={current === null ? [] : pictures}
        current={current}
        onClose={() => setCurrent(null)}
        closeLabel={t('close')}
      />
    ),
  }
}
