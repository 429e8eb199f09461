import type { Line } from './lines'
import { type Percentiles, percentilesOf } from './percentile'

const BURST = 20
const MARK = Buffer.from('"tempID":')
const STAMP = Buffer.from('at=')
const STAMP_DIGITS = 17

/** Calls back for every message in a frame. A relayed frame has one message, a push one or more, an answer none. */
function eachMessage(frame: Buffer, call: (at: number) => void): void {
  for (let at = frame.indexOf(MARK); at >= 0; at = frame.indexOf(MARK, at + MARK.length)) call(at)
}

/**
 * Messages per second that arrive when every client sends bursts. A client sends its next burst when the last one of
 * its neighbour has arrived.
 */
export async function burstRate(lines: readonly Line[], bursts: number): Promise<number> {
  const total = bursts * BURST
  const since = performance.now()
  await Promise.all(
    lines.map(
      (line) =>
        new Promise<void>((resolve) => {
          let got = 0
          let sent = 0
          const burst = () => {
            sent += BURST
            for (let n = 0; n < BURST; n++) line.send('今天的集合地点改到南门，八点出发，请带好雨衣。')
          }
          line.received = (frame) => {
            eachMessage(frame, () => got++)
            // Two bursts of the neighbour may arrive at once: then two of ours are due.
            while (sent < total && got >= sent) burst()
            if (got >= total) resolve()
          }
          burst()
        }),
    ),
  )
  return (lines.length * total) / ((performance.now() - since) / 1000)
}

/** Milliseconds from sending to receiving, with one message per millisecond over all clients. */
export async function pacedDelivery(lines: readonly Line[], count: number): Promise<Percentiles> {
  const times: number[] = []
  await new Promise<void>((resolve) => {
    for (const line of lines) {
      line.received = (frame) => {
        const now = performance.now()
        for (let at = frame.indexOf(STAMP); at >= 0; at = frame.indexOf(STAMP, at + 1))
          times.push(now - Number(frame.toString('latin1', at + STAMP.length, at + STAMP.length + STAMP_DIGITS)))
        if (times.length >= count) resolve()
      }
    }
    const since = performance.now()
    let sent = 0
    const timer = setInterval(() => {
      const due = Math.min(count, Math.floor(performance.now() - since))
      for (; sent < due; sent++)
        lines[(sent * 7) % lines.length]?.send(`at=${performance.now().toFixed(6).padStart(STAMP_DIGITS, '0')}`)
      if (sent === count) clearInterval(timer)
    }, 1)
  })
  return percentilesOf(times)
}
