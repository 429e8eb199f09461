/** Bitrates in kbit/s of MP3 (layer III) by the index in the header. */
const BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
const RATES = [44_100, 48_000, 32_000] as const
/** Loudness in dB of one step of a frame's gain. */
const STEP_DB = 1.5

interface Frame {
  /** In bytes. */
  readonly length: number
  /** Position of the gain's first bit. */
  readonly gainAt: number
}

/** An AAC frame with an ADTS header; the gain follows the id of its first element, which has one channel. */
function aacFrame(bytes: Uint8Array): Frame {
  const [, second = 0, , fourth = 0, fifth = 0, sixth = 0] = bytes
  const length = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5)
  return { length, gainAt: (second & 1 ? 7 : 9) * 8 + 7 }
}

/** An MP3 frame; the gain of its first granule is in the side information behind the header. */
function mp3Frame(bytes: Uint8Array): Frame | null {
  const [, second = 0, third = 0, fourth = 0] = bytes
  const version = (second >> 3) & 3
  const isFirst = version === 3
  const rate = RATES[(third >> 2) & 3]
  const bitrate = BITRATES[isFirst ? 0 : 1][third >> 4]
  if (version === 1 || !rate || !bitrate) return null
  const halved = isFirst ? 1 : version === 2 ? 2 : 4
  const length = Math.floor(((isFirst ? 144 : 72) * bitrate * 1000 * halved) / rate) + ((third >> 1) & 1)
  const isMono = fourth >> 6 === 3
  const before = isFirst ? (isMono ? 18 : 20) : isMono ? 9 : 10
  return { length, gainAt: (second & 1 ? 4 : 6) * 8 + before + 21 }
}

function frameAt(bytes: Uint8Array): Frame | null {
  const [first, second = 0] = bytes
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null
  const layer = (second >> 1) & 3
  if (layer === 0) return aacFrame(bytes)
  return layer === 1 ? mp3Frame(bytes) : null
}

function byteAtBit(bytes: Uint8Array, bit: number): number {
  const [at, shift] = [bit >> 3, bit & 7]
  return ((((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)) >> (8 - shift)) & 0xff
}

/** Number of leading bytes of a frame that always contain the gain. */
const HEAD = 16

/**
 * Reads the loudness of a recording from its MP3 or AAC frames, as the recorder delivers them. Each frame states
 * the gain of its sound; nothing is decoded.
 */
export class FrameLevels {
  /** One level per frame, in dB; only their differences have a meaning. */
  readonly levels: number[] = []
  private rest = new Uint8Array(0)

  push(part: Uint8Array): void {
    const bytes = new Uint8Array(this.rest.length + part.length)
    bytes.set(this.rest)
    bytes.set(part, this.rest.length)
    let at = 0
    while (at + HEAD <= bytes.length) {
      const frame = frameAt(bytes.subarray(at, at + HEAD))
      if (!frame || frame.length < HEAD) at += 1
      else if (at + frame.length > bytes.length) break
      else {
        this.levels.push(byteAtBit(bytes, at * 8 + frame.gainAt) * STEP_DB)
        at += frame.length
      }
    }
    this.rest = bytes.subarray(at)
  }
}
