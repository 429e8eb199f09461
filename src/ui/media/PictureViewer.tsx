export type PictureViewerProps = {
  pictures: readonly string[]
  /** The one to begin with; null shows nothing. */
  current: string | null
  onClose: () => void
  closeLabel: string
}

/** Mini-programs have a viewer of their own: platform/media opens it. */
export function PictureViewer(_props: PictureViewerProps) {
  return null
}
