/** Number fields of a box, big-endian. */
export const u32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => {
    bytes.writeUInt32BE(value >>> 0, at * 4)
  })
  return bytes
}

export const u64 = (value: number): Buffer => u32(Math.floor(value / 2 ** 32), value % 2 ** 32)

/** A box of an MP4 file (ISO 14496-12): its size, its name, what is in it. */
export function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), Buffer.from(name, 'latin1'), body])
}

/** The content of the boxes of this name, at this level. */
export function boxesIn(bytes: Buffer, name: string): readonly Buffer[] {
  const found: Buffer[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    if (size < 8) break
    if (bytes.toString('latin1', at + 4, at + 8) === name) found.push(bytes.subarray(at + 8, at + size))
    at += size
  }
  return found
}

/** The content of the first box on a path, e.g. `mdia/minf/stbl`. Throws when it is missing. */
export function boxAt(bytes: Buffer, path: string): Buffer {
  return path.split('/').reduce((inside, name) => {
    const [first] = boxesIn(inside, name)
    if (!first) throw new Error(`no ${name}`)
    return first
  }, bytes)
}
