export type PictureImageProps = {
  className: string
  src: string
  alt: string
  fit: 'cover' | 'contain'
  lazy: boolean
  onLoad: (size: { width: number; height: number }) => void
  onError: () => void
}
