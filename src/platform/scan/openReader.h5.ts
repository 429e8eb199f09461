/** Reads the QR code in a picture of a video; null without one. */
type ReadCode = (video: HTMLVideoElement) => Promise<string | null>

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The browser's own reader, else a library that is loaded now. */
export async function openReader(): Promise<ReadCode> {
  const { BarcodeDetector } = window as unknown as { readonly BarcodeDetector?: DetectorClass }
  const own: readonly string[] = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (BarcodeDetector && own.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { readWithLibrary } = await import(/* webpackChunkName: "qr-reader" */ './readWithLibrary.h5')
  return readWithLibrary()
}
