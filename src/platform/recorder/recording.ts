/** WeChat hands over the frames of MP3 and PCM only; one frame every 2 kB, a third of a second. */
export const RECORDING = {
  format: 'mp3',
  sampleRate: 16_000,
  numberOfChannels: 1,
  encodeBitRate: 48_000,
  frameSize: 2,
} as const
