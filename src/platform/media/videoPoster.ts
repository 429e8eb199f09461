import type { PickedFile } from './types'

const MAX_EDGE = 960
/** Some browsers never report that they cannot play a video. */
const PATIENCE_MS = 4000

/** A still picture from the beginning of a local video; null when this browser cannot play it. */
export async function videoPoster({ path }: PickedFile): Promise<PickedFile | null> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  const shown = await new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS)
    video.onerror = () => resolve(false)
    video.onseeked = () => resolve(true)
    video.onloadeddata = () => {
      // The first frame is often black.
      video.currentTime = Math.min(0.5, (video.duration || 0) / 2)
    }
    video.src = path
  })
  const { videoWidth: width, videoHeight: height } = video
  if (!shown || width === 0) return null
  const scale = Math.min(1, MAX_EDGE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8))
  return blob && { path: URL.createObjectURL(blob), name: 'poster.jpg', size: blob.size, blob }
}
