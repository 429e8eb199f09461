import { type Decoded, decoded, faulty } from './Fault'
import { decodeJson, encodeJson, isRecord } from './jsonBody'
import { encodePackage, PackageType } from './packages'
import { RouteDictionary } from './RouteDictionary'

/** The version a client names unless told otherwise (chat-and-calls §9). */
export const CLIENT_VERSION = '2.0.8'
/** The type a client names unless told otherwise; the public browser client's. */
export const CLIENT_TYPE = 'js-websocket'

/** The code of a handshake answer; any other number counts as {@link HandshakeCode.failed}. */
export const HandshakeCode = { ok: 200, failed: 500, oldClient: 501 } as const

/** What a refused handshake is reported as, word for word (chat-and-calls §8). */
export type HandshakeError = 'client version not fullfill' | 'handshake fail'

/** What a client says first. */
export interface HandshakeRequest {
  type: string
  version: string
  /** The version of the dictionary the client still has; empty when it has none. */
  dictVersion: string
  /** Whether the client reads all packages of a frame; the public browser bundles read only the first. */
  merged: boolean
  /** Whatever the application adds. */
  user: unknown
}

/** Routes whose bodies a server has put under protobuf, which we do not speak (PROTOCOL.md §4). */
export interface ProtobufRoutes {
  /** Bodies that the client would have to send so. */
  readonly client: ReadonlySet<string>
  /** Bodies of pushes, and of the answers to requests. */
  readonly server: ReadonlySet<string>
}

/** What a server answers when it accepts. */
export interface HandshakeAnswer {
  /** Heartbeat interval in seconds; 0 when heartbeats are off. */
  heartbeat: number
  dictionary: RouteDictionary
  protobuf: ProtobufRoutes
  user: unknown
}

/** The frame a client opens with (PROTOCOL.md §4). */
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

/** Reads what a client opened with. Fault: `body`, also when `sys` is missing. */
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

/** The accepting answer. `knownDict` is the dictionary version the client named: an equal one is not sent again. */
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

/** The frame that turns a client away with 500 or 501. */
export function encodeHandshakeRefusal(code: number): Uint8Array<ArrayBuffer> {
  return encodePackage(PackageType.handshake, encodeJson({ code }))
}

/** An accepted or refused handshake; `known` is the dictionary the client named, used when the server leaves it out. */
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
