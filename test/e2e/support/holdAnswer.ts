import { fakeAnswer } from './fakeAnswer'
import type { Phone } from './Phone'

/** Holds the server's answers to a call back. Returns what lets them go. */
export async function holdAnswer(phone: Phone, uri: string): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await fakeAnswer(phone, uri, async (real) => {
    await held
    return real
  })
  return release
}
