import { openReader } from './openReader.h5'

export interface OpenedCamera {
  readonly video: HTMLVideoElement
  setTorch(on: boolean): void
  close(): void
}

/** How often a picture is looked at, in ms. */
const LOOK = 160

/** Opens the camera at the back and reads codes from it; null without one, or when the user does not allow it. */
export async function openCamera(onCode: (text: string) => void): Promise<OpenedCamera | null> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
    const video = document.createElement('video')
    video.setAttribute('playsinline', '')
    video.muted = true
    video.srcObject = stream
    let open = true
    const close = () => {
      open = false
      for (const track of stream.getTracks()) track.stop()
      video.remove()
    }
    const look = async () => {
      const read = await openReader()
      while (open) {
        const text = video.readyState >= 2 ? await read(video).catch(() => null) : null
        if (text && open) onCode(text)
        await new Promise((done) => setTimeout(done, LOOK))
      }
    }
    await video.play().catch(() => undefined)
    void look().catch(close)
    return {
      video,
      close,
      setTorch(on) {
        // Only some phones let a page do that; the typings do not know the constraint.
        const wish = { advanced: [{ torch: on }] } as unknown as MediaTrackConstraints
        for (const track of stream.getVideoTracks()) void track.applyConstraints(wish).catch(() => undefined)
      },
    }
  } catch {
    return null
  }
}
