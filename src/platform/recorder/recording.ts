/** WeChat delivers the frames of MP3 and PCM only; one chunk of 2 kB lasts a third of a second. */
export const RECORDING = {
  format: 'mp3',
  sampleRate: 16_000,
  numberOfChannels: 1,
  encodeBitRate: 48_000,
  frameSize: 2,
} as const
