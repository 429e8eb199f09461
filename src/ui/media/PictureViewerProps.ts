export type PictureViewerProps = {
  pictures: readonly string[]
  /** The one to begin with; null shows nothing. */
  current: string | null
  onClose: () => void
  closeLabel: string
}
