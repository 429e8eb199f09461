import assert from 'node:assert/strict'
import type { Phone } from './Phone'
import { until } from './until'

interface Drag {
  /** What the finger holds. */
  readonly grip: string
  readonly row: string
  /** So many rows down; up below 0. */
  readonly by: number
  readonly isThere: () => Promise<boolean>
}

/** A finger drags a row by its grip, and lets it go when it is there. */
export async function dragRow(phone: Phone, { grip, row, by, isThere }: Drag): Promise<void> {
  const held = await (await phone.see(grip)).boundingBox()
  const one = await phone.find(row).boundingBox()
  assert(held && one)
  const client = await phone.context.newCDPSession(phone.page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: held.x + 5, y, id: 0 })) })
  const start = held.y + held.height / 2
  await finger('touchStart', start)
  let step = 0
  // How high a row is comes a moment after the touch.
  await until('the row to follow the finger', async () => {
    step += 1
    await finger('touchMove', start + by * one.height + (step % 2))
    return isThere()
  })
  await finger('touchEnd')
}
