import type { PictureViewerProps } from './PictureViewerProps'

/** Mini-programs have their own viewer, which platform/media opens. */
export function PictureViewer(_props: PictureViewerProps) {
  return null
}
