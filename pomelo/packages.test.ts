import fc from 'fast-check'
import { encodePackage, MAX_BODY, type Package, PackageReader, PackageType } from './packages'

const anyPackage = fc.record({
  type: fc.constantFrom(...Object.values(PackageType)),
  body: fc.uint8Array({ maxLength: 300 }),
})
const plain = ({ type, body }: Package) => ({ type, body: [...body] })

test('packages do not depend on how the bytes are cut into frames', () => {
  fc.assert(
    fc.property(fc.array(anyPackage, { maxLength: 8 }), fc.array(fc.nat({ max: 40 })), (packages, cuts) => {
      const bytes = Uint8Array.from(packages.flatMap(({ type, body }) => [...encodePackage(type, body)]))
      const reader = new PackageReader()
      const read: Package[] = []
      let at = 0
      for (const length of [...cuts, bytes.length]) {
        const got = reader.read(bytes.slice(at, at + length))
        expect(got.fault).toBeUndefined()
        read.push(...got.packages)
        at += length
      }
      expect(read.map(plain)).toEqual(packages.map(plain))
      expect(reader.unfinished).toBe(false)
    }),
  )
})

test('any bytes give packages, a fault, or a wait, and a faulty reader stays faulty', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 60 })), (frames) => {
      const reader = new PackageReader(1000)
      let broken = false
      for (const frame of frames) {
        const { fault, packages } = reader.read(frame)
        if (broken) expect([fault !== undefined, packages.length]).toEqual([true, 0])
        broken ||= fault !== undefined
      }
    }),
    { numRuns: 1000 },
  )
})

test('complete packages before a fault are returned', () => {
  const { packages, fault } = new PackageReader().read(Uint8Array.of(3, 0, 0, 0, 9, 0, 0, 0))
  expect(packages.map(plain)).toEqual([{ type: PackageType.heartbeat, body: [] }])
  expect(fault).toBe('package type')
})

test.each([0, 6, 0x47, 255])('a package of type %i is refused', (type) => {
  expect(new PackageReader().read(Uint8Array.of(type, 0, 0, 0)).fault).toBe('package type')
})

test('a body over the limit is refused from its header alone', () => {
  expect(new PackageReader(100).read(Uint8Array.of(4, 0, 0, 101)).fault).toBe('package too long')
  expect(new PackageReader(100).read(Uint8Array.of(4, 0, 0, 100)).fault).toBeUndefined()
})

test('the longest body fits and one more byte does not', () => {
  const body = new Uint8Array(MAX_BODY).fill(7)
  const { packages } = new PackageReader().read(encodePackage(PackageType.data, body))
  expect(packages[0]?.body.length).toBe(MAX_BODY)
  expect(() => encodePackage(PackageType.data, new Uint8Array(MAX_BODY + 1))).toThrow(RangeError)
})

test('a long package in single bytes is collected without copying it each time', () => {
  const frame = encodePackage(PackageType.data, new Uint8Array(200_000).fill(1))
  const reader = new PackageReader()
  let got = 0
  for (let at = 0; at < frame.length; at++) got += reader.read(frame.subarray(at, at + 1)).packages.length
  expect(got).toBe(1)
})
