import jsQR from 'jsqr'

/** Wide enough for a code at arm's length, small enough for a slow phone. */
const WIDTH = 640

/** Reads QR codes where the browser cannot. The library is loaded with this file, and only there. */
export function readWithLibrary(): (video: HTMLVideoElement) => Promise<string | null> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    if (!pen || video.videoWidth === 0) return null
    const width = Math.min(WIDTH, video.videoWidth)
    const height = Math.round((video.videoHeight * width) / video.videoWidth)
    canvas.width = width
    canvas.height = height
    pen.drawImage(video, 0, 0, width, height)
    return jsQR(pen.getImageData(0, 0, width, height).data, width, height)?.data ?? null
  }
}
