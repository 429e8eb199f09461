import fixture from './fixtures/vectors.json'
import { encodeHandshakeRequest } from './handshake'
import { decodeMessage, encodeMessage, type Message } from './messages'
import { encodePackage, PackageReader, PackageType } from './packages'
import { RouteDictionary } from './RouteDictionary'
import { fromHex, toHex } from './testing/hex'
import { decodeUtf8, encodeUtf8 } from './utf8'

const dictionary = RouteDictionary.read(fixture.dict, '1')
const data = fixture.vectors.filter(({ package: name }) => name === 'data')

const messageOf = (vector: (typeof fixture.vectors)[number]): Message => {
  const route = vector.compressRoute ? dictionary.toWire(vector.route ?? '') : (vector.route ?? '')
  const gzip = vector.gzip ? { gzip: true as const } : {}
  const body = fromHex(vector.bodyHex)
  const id = vector.id ?? 0
  switch (vector.message) {
    case 'request':
      return { type: 'request', id, route, body, ...gzip }
    case 'response':
      return { type: 'response', id, body, ...gzip }
    case 'notify':
      return { type: 'notify', route, body, ...gzip }
    case 'push':
      return { type: 'push', route, body, ...gzip }
    default:
      throw new Error(`no such message: ${vector.message}`)
  }
}

test('the fixture has all vectors', () => {
  expect(fixture.vectors).toHaveLength(36)
  expect(data.length).toBeGreaterThan(20)
})

test.each(fixture.vectors.map((vector) => [vector.name, vector] as const))('package both ways: %s', (_, vector) => {
  const type = vector.packageType as PackageType
  const body = vector.package === 'data' ? encodeMessage(messageOf(vector)) : fromHex(vector.bodyHex)
  expect(toHex(encodePackage(type, body))).toBe(vector.hex)
  const { packages, fault } = new PackageReader().read(fromHex(vector.hex))
  expect(fault).toBeUndefined()
  expect(packages.map((each) => [each.type, toHex(each.body)])).toEqual([[type, toHex(body)]])
})

test.each(data.map((vector) => [vector.name, vector] as const))('message back: %s', (_, vector) => {
  const message = decodeMessage(fromHex(vector.messageHex ?? ''))
  if (!message.ok) throw new Error(message.fault)
  const { idBytes, body, ...rest } = { idBytes: undefined, ...message.value }
  const { body: wantedBody, ...wanted } = messageOf(vector)
  expect(rest).toEqual(wanted)
  expect(toHex(body)).toBe(toHex(wantedBody))
  if (idBytes) expect(vector.messageHex?.slice(2)).toMatch(new RegExp(`^${toHex(idBytes)}`))
})

const texts = fixture.vectors.filter(({ bodyText }) => bodyText !== undefined)
test.each(texts.map(({ name, bodyText, bodyHex }) => [name, bodyText ?? '', bodyHex] as const))(
  'body text both ways: %s',
  (_, text, hex) => {
    expect(toHex(encodeUtf8(text))).toBe(hex)
    expect(decodeUtf8(fromHex(hex))).toBe(text)
  },
)

test.each(fixture.frames.map((frame) => [frame.name, frame] as const))('frame: %s', (_, frame) => {
  const byName = new Map(fixture.vectors.map(({ name, hex }) => [name, hex]))
  const { packages } = new PackageReader().read(fromHex(frame.hex))
  expect(packages.map(({ type, body }) => toHex(encodePackage(type, body)))).toEqual(
    frame.packages.map((name) => byName.get(name)),
  )
})

test.each([...fixture.capture.noDict, ...fixture.capture.dict].map((each) => [each.dir, each.type, each.hex]))(
  'live frame %s %s is read completely and written back identically',
  (_dir, type, hex) => {
    const { packages } = new PackageReader().read(fromHex(hex as string))
    const [only] = packages
    if (!only) throw new Error('nothing was read')
    expect(PackageType[type as keyof typeof PackageType]).toBe(only.type)
    if (type !== 'data') return
    const message = decodeMessage(only.body)
    if (!message.ok) throw new Error(message.fault)
    expect(toHex(encodePackage(PackageType.data, encodeMessage(message.value)))).toBe(hex)
  },
)

test.each(fixture.legacyIds)('an answer repeats the id $id as each client wrote it', (legacy) => {
  for (const idBytes of [legacy.idBytesPomelo016, legacy.idBytesBundlePomelo227]) {
    const request = decodeMessage(fromHex(`00${idBytes}0161`))
    if (!request.ok || request.value.type !== 'request') throw new Error('not a request')
    const { id } = request.value
    const answer = { type: 'response', id, idBytes: request.value.idBytes, body: new Uint8Array() } as const
    expect(toHex(encodeMessage(answer))).toBe(`04${idBytes}`)
  }
  const request = decodeMessage(fromHex(`00${legacy.idBytesPomelo016}0161`))
  expect(request).toMatchObject({ ok: true, value: { id: legacy.id } })
})

test('the handshake of a client that reads one package a frame is the recorded one', () => {
  const recorded = fixture.vectors.find(({ name }) => name === 'handshake request 2.0.8')
  const request = { type: 'js-websocket', version: '2.0.8', dictVersion: '', merged: false, user: {} }
  expect(toHex(encodeHandshakeRequest(request))).toBe(recorded?.hex)
})

test('what the public codecs refuse to encode is refused', () => {
  const body = new Uint8Array()
  expect(fixture.rejects).toHaveLength(3)
  expect(() => encodeMessage({ type: 'push', route: 'r'.repeat(256), body })).toThrow(RangeError)
  expect(() => encodeMessage({ type: 'push', route: '圈'.repeat(86), body })).toThrow(RangeError)
  expect(() => encodeMessage({ type: 'push', route: 65536, body })).toThrow(RangeError)
  // The third, a message of type 4, cannot be written in TypeScript; received, it is a fault.
  expect(decodeMessage(fromHex('0801'))).toEqual({ ok: false, fault: 'message flags' })
})
