export type GalleryProps = {
  /** `under`: what is seen until the picture has loaded. */
  pictures: readonly { src: string; alt?: string; under?: string | undefined }[]
  /** Width divided by height; default 4 / 3. */
  ratio?: number
  onPress?: (index: number) => void
  /** Changes by itself, for decorative galleries; not for users who prefer less motion. */
  autoplay?: boolean
}
