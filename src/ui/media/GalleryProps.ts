export type GalleryProps = {
  pictures: readonly { src: string; alt?: string }[]
  /** Width by height; default 4 / 3. */
  ratio?: number
  onPress?: (index: number) => void
  /** Moves on by itself, where it is decoration; stops for those who asked for less motion. */
  autoplay?: boolean
}
