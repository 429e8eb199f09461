/** Lightens a colour (up to 1) or darkens it (down to -1). */
export function shade(colour: string, by: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const moved = parts.map((part) => Math.round(by < 0 ? part * (1 + by) : part + (255 - part) * by))
  return `#${moved.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
