import { type Decoded, decoded, type Fault, faulty } from './Fault'

/** Byte 0 of a package (PROTOCOL.md §2). */
export const PackageType = { handshake: 1, ack: 2, heartbeat: 3, data: 4, kick: 5 } as const
/** One of the five package types. */
export type PackageType = (typeof PackageType)[keyof typeof PackageType]

/** One package of a frame. The body is a view into the received frame. */
export interface Package {
  type: PackageType
  body: Uint8Array
}

/** The longest body that the three length bytes can announce, in bytes. */
export const MAX_BODY = 0xffffff
const HEAD = 4
const EMPTY = new Uint8Array(0)

/** A frame with one package, in a buffer of its own. Throws a RangeError when the body exceeds {@link MAX_BODY}. */
export function encodePackage(type: PackageType, body: Uint8Array = EMPTY): Uint8Array<ArrayBuffer> {
  const { length } = body
  if (length > MAX_BODY) throw new RangeError(`package body of ${length} bytes, at most ${MAX_BODY} fit`)
  const frame = new Uint8Array(HEAD + length)
  frame[0] = type
  frame[1] = length >> 16
  frame[2] = (length >> 8) & 0xff
  frame[3] = length & 0xff
  frame.set(body, HEAD)
  return frame
}

/** The packages that a frame completed, in order, and the fault that made the rest unreadable. */
export interface ReadFrame {
  packages: Package[]
  fault?: Fault
}

/**
 * Cuts frames into packages. A frame may contain several packages, and a package may span several frames; the rest of
 * an unfinished package waits for the next frame. After a fault the reader accepts nothing more: without reliable
 * length bytes, nobody knows where the next package begins.
 */
export class PackageReader {
  /** Frames of an unfinished package, and their total number of bytes. */
  private parts: Uint8Array[] = []
  private held = 0
  /** Number of bytes needed before it can read on. */
  private wanted = HEAD
  private fault: Fault | undefined

  /**
   * `maxBody`: maximum body length in bytes. The header is enough to refuse a longer one, before any of it is stored.
   */
  constructor(private readonly maxBody: number = MAX_BODY) {}

  /** True when a package has begun and is not complete. */
  get unfinished(): boolean {
    return this.held > 0
  }

  /** Takes one frame and returns the packages that it completed. */
  read(frame: Uint8Array): ReadFrame {
    const packages: Package[] = []
    if (!this.fault) {
      this.parts.push(frame)
      this.held += frame.length
      // Join the parts when there are enough bytes, not for every frame: otherwise single bytes would cost quadratic
      // time.
      if (this.held >= this.wanted) {
        const rest = this.cut(join(this.parts, this.held), packages)
        this.parts = rest.length > 0 ? [rest] : []
        this.held = rest.length
      }
    }
    return this.fault ? { packages, fault: this.fault } : { packages }
  }

  /** Moves complete packages out of the bytes and returns the rest. */
  private cut(bytes: Uint8Array, packages: Package[]): Uint8Array {
    let at = 0
    this.wanted = HEAD
    while (bytes.length - at >= HEAD) {
      const head = readHead(bytes, at, this.maxBody)
      if (!head.ok) {
        this.fault = head.fault
        return EMPTY
      }
      const end = at + HEAD + head.value.length
      if (end > bytes.length) {
        this.wanted = end - at
        break
      }
      packages.push({ type: head.value.type, body: bytes.subarray(at + HEAD, end) })
      at = end
    }
    return bytes.subarray(at)
  }
}

function join(parts: Uint8Array[], length: number): Uint8Array {
  const [first] = parts
  if (first && parts.length === 1) return first
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function readHead(bytes: Uint8Array, at: number, maxBody: number): Decoded<{ type: PackageType; length: number }> {
  const [type = 0, high = 0, middle = 0, low = 0] = bytes.subarray(at, at + HEAD)
  if (type < PackageType.handshake || type > PackageType.kick) return faulty('package type')
  const length = (high << 16) | (middle << 8) | low
  return length > maxBody ? faulty('package too long') : decoded({ type: type as PackageType, length })
}
