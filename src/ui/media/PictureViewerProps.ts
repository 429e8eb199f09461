export type PictureViewerProps = {
  pictures: readonly string[]
  /** The first picture to show; null shows nothing. */
  current: string | null
  onClose: () => void
  closeLabel: string
}
