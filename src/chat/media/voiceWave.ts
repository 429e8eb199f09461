/** Number of bars of a voice message. */
const BARS = 28
/** Parts of a recording that are quieter than the loudest by this much, in dB, have the lowest bar. */
const RANGE_DB = 36
/** A bar's height is a digit from 0 to 9. */
const HIGHEST = 9

/** The bars of a recording without levels: equal and low. */
const UNKNOWN = '2'.repeat(BARS)

const WAVE = /[?&]wave=(\d+)/

/** The heights of the bars as digits; '' when there are no levels. */
export function waveOf(levels: readonly number[]): string {
  if (levels.length === 0) return ''
  const loudest = Math.max(...levels)
  return Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / BARS)
    const part = levels.slice(from, Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / BARS)))
    const level = Math.max(...part)
    return Math.round(HIGHEST * Math.max(0, Math.min(1, 1 - (loudest - level) / RANGE_DB)))
  }).join('')
}

/** The heights of the bars in the address of a voice message. */
export const voiceWave = (voiceUrl: string): string => WAVE.exec(voiceUrl)?.[1]?.slice(0, BARS) ?? UNKNOWN

const WIDTH = 8
const HEIGHT = 48

/** The bars as an SVG mask, filled with the colours of the bubble. */
export function waveDrawing(wave: string): string {
  const bars = [...wave].map((digit, at) => {
    const half = 3 + (Number(digit) / HIGHEST) * (HEIGHT / 2 - 5)
    return `M${at * WIDTH + WIDTH / 2} ${(HEIGHT / 2 - half).toFixed(0)}v${(2 * half).toFixed(0)}`
  })
  const box = `viewBox='0 0 ${wave.length * WIDTH} ${HEIGHT}'`
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${box}><path d='${bars.join('')}' stroke='#000' stroke-width='4' stroke-linecap='round'/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
