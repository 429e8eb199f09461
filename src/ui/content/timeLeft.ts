const two = (value: number) => String(value).padStart(2, '0')

/** Days and a clock from milliseconds, rounded up to the second, so that 00:00 means the end. Below an hour mm:ss. */
export function timeLeft(milliseconds: number): { days: number; clock: string } {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor((seconds % 86_400) / 3600)
  const clock = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return { days, clock: hours > 0 || days > 0 ? `${two(hours)}:${clock}` : clock }
}
