export type PictureViewerProps = {
  pictures: readonly string[]
  /** The first picture to show; null shows nothing. */
  current: string | null
  onClose: () => void
  closeLabel: string
  /** Saves the picture in view; without it there is no button. */
  onSave?: (src: string) => void
  saveLabel?: string
}
