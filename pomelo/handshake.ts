import { type Decoded, decoded, faulty } from './Fault'
import { decodeJson, encodeJson, isRecord } from './jsonBody'
import { encodePackage, PackageType } from './packages'
import { RouteDictionary } from './RouteDictionary'

/** The default version of a client (chat-and-calls §9). */
export const CLIENT_VERSION = '2.0.8'
/** The default type of a client: that of the public browser client. */
export const CLIENT_TYPE = 'js-websocket'

/** The code of a handshake answer; any other number counts as {@link HandshakeCode.failed}. */
export const HandshakeCode = { ok: 200, failed: 500, oldClient: 501 } as const

/** The messages of a refused handshake, word for word (chat-and-calls §8). */
export type HandshakeError = 'client version not fullfill' | 'handshake fail'

/** The first message of a client. */
export interface HandshakeRequest {
  type: string
  version: string
  /** Version of the dictionary that the client has; empty when it has none. */
  dictVersion: string
  /** True when the client reads all packages of a frame; the public browser bundles read only the first. */
  merged: boolean
  /** The application's data. */
  user: unknown
}

/** Routes for which a server uses protobuf, which this package does not support (PROTOCOL.md §4). */
export interface ProtobufRoutes {
  /** Routes of bodies that the client sends. */
  readonly client: ReadonlySet<string>
  /** Routes of pushes, and of answers to requests. */
  readonly server: ReadonlySet<string>
}

/** The answer of a server that accepts the client. */
export interface HandshakeAnswer {
  /** Heartbeat interval in seconds; 0 when heartbeats are off. */
  heartbeat: number
  dictionary: RouteDictionary
  protobuf: ProtobufRoutes
  user: unknown
}

/** The first frame of a client (PROTOCOL.md §4). */
export function encodeHandshakeRequest({
  type,
  version,
  dictVersion,
  merged,
  user,
}: HandshakeRequest): Uint8Array<ArrayBuffer> {
  const sys = { type, version, ...(dictVersion && { dictVersion }), ...(merged && { merged }) }
  return encodePackage(PackageType.handshake, encodeJson({ sys, user: user ?? {} }))
}

/** Reads the first message of a client. Fault: `body`, also when `sys` is missing. */
export function decodeHandshakeRequest(body: Uint8Array): Decoded<HandshakeRequest> {
  const json = decodeJson(body)
  if (!json.ok || !isRecord(json.value) || !isRecord(json.value.sys)) return faulty('body')
  const { type, version, dictVersion, merged } = json.value.sys
  return decoded({
    type: text(type),
    version: text(version),
    dictVersion: text(dictVersion),
    merged: merged === true,
    user: json.value.user,
  })
}

/** The accepting answer. `knownDict` is the client's dictionary version; an equal dictionary is not sent again. */
export function encodeHandshakeAnswer(
  answer: Omit<HandshakeAnswer, 'protobuf'>,
  knownDict: string,
): Uint8Array<ArrayBuffer> {
  const { heartbeat, dictionary, user } = answer
  const { version } = dictionary
  const sys = {
    ...(heartbeat > 0 && { heartbeat }),
    ...(dictionary.size > 0 && version !== knownDict && { dict: dictionary.toTable(), dictVersion: version }),
    ...(dictionary.size > 0 && { useDict: true }),
  }
  const body = user === undefined ? { code: HandshakeCode.ok, sys } : { code: HandshakeCode.ok, sys, user }
  return encodePackage(PackageType.handshake, encodeJson(body))
}

/** The frame that refuses a client with 500 or 501. */
export function encodeHandshakeRefusal(code: number): Uint8Array<ArrayBuffer> {
  return encodePackage(PackageType.handshake, encodeJson({ code }))
}

/** Reads an accepting or refusing answer. `known` is the client's dictionary, used when the server sends none. */
export function decodeHandshakeAnswer(
  body: Uint8Array,
  known: RouteDictionary,
): { ok: true; answer: HandshakeAnswer } | { ok: false; code: number; message: HandshakeError } {
  const json = decodeJson(body)
  const { code, sys: maybeSys, user } = json.ok && isRecord(json.value) ? json.value : {}
  if (code !== HandshakeCode.ok) {
    const message = code === HandshakeCode.oldClient ? 'client version not fullfill' : 'handshake fail'
    return { ok: false, code: typeof code === 'number' ? code : HandshakeCode.failed, message }
  }
  const sys = isRecord(maybeSys) ? maybeSys : {}
  const { heartbeat } = sys
  const left = sys.useDict === true ? known : RouteDictionary.none
  const dictionary = sys.dict === undefined ? left : RouteDictionary.read(sys.dict, sys.dictVersion)
  const seconds = typeof heartbeat === 'number' && heartbeat > 0 && heartbeat <= 3600 ? heartbeat : 0
  const protos = isRecord(sys.protos) ? sys.protos : {}
  const protobuf = { client: routesOf(protos.client), server: routesOf(protos.server) }
  return { ok: true, answer: { heartbeat: seconds, dictionary, protobuf, user } }
}

const routesOf = (schemas: unknown): ReadonlySet<string> => new Set(isRecord(schemas) ? Object.keys(schemas) : [])

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
