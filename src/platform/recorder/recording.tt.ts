/** Douyin records AAC, and hands over its frames; one every 2 kB, a third of a second. */
export const RECORDING = {
  format: 'aac',
  sampleRate: 16_000,
  numberOfChannels: 1,
  encodeBitRate: 48_000,
  frameSize: 2,
} as const
