import type { PictureViewerProps } from './PictureViewerProps'

/** Mini-programs have a viewer of their own: platform/media opens it. */
export function PictureViewer(_props: PictureViewerProps) {
  return null
}
