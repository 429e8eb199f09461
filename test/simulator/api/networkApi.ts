import type { NetworkRecord } from '../stats/Recorder'
import { type ApiSource, type Options, type Report, task } from './ApiMethod'
import { keepFile, openFile } from './localFiles'
import { rewriteOrigin } from './rewriteOrigin'

const AT_ONCE = 10
const TIMEOUT = 60_000
/**
 * A request begins so much later, ms: on a phone it leaves on a thread of the platform, so that the update of the view,
 * which the app schedules beside it, does not wait for it.
 */
const HANDED_OVER = 5

interface Exchange {
  readonly record: NetworkRecord
  init(): Promise<RequestInit>
  read(response: Response): Promise<object>
}

type Fields = Readonly<Record<string, unknown>>
type Headers = Record<string, string>

const encode = (data: Fields) =>
  Object.entries(data)
    .map(([name, value]) => {
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
      return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`
    })
    .join('&')

function withQuery(url: string, data: unknown): string {
  const query = typeof data === 'object' && data !== null ? encode(data as Fields) : ''
  return query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url
}

function bodyOf(data: unknown, headers: Headers): BodyInit | undefined {
  if (data === undefined || data === null) return undefined
  if (typeof data === 'string') return data
  if (Object.prototype.toString.call(data) === '[object ArrayBuffer]') return Buffer.from(data as ArrayBuffer)
  const form = headers['content-type']?.includes('x-www-form-urlencoded')
  return form ? encode(data as Fields) : JSON.stringify(data)
}

const lowerCase = (header: unknown): Headers =>
  Object.fromEntries(
    Object.entries((header ?? {}) as Headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )

/** `request`, `uploadFile` and `downloadFile` over real HTTP: ten at once, the others wait. */
export const networkApi: ApiSource = (simulator) => {
  const { realm, recorder, options: settings } = simulator
  const waiting: (() => void)[] = []
  let running = 0

  const record = (kind: NetworkRecord['kind'], method: string, url: string): NetworkRecord => {
    // On a phone an address without a host leads nowhere.
    const reached = url.startsWith('/') ? url : rewriteOrigin(url, settings)
    return recorder.request({ kind, method, url: reached, status: null, bytes: 0 })
  }

  /** Runs one exchange with abort and timeout, and returns the task object. */
  const start = (options: Options, report: Report, exchange: Exchange) => {
    const controller = new AbortController()
    let reason = ''
    const stop = (why: string) => {
      reason = why
      controller.abort()
    }
    void (async () => {
      if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
      running += 1
      const timer = setTimeout(() => stop('timeout'), Number(options.timeout ?? TIMEOUT))
      try {
        await new Promise((resolve) => setTimeout(resolve, HANDED_OVER))
        const response = await fetch(exchange.record.url, { ...(await exchange.init()), signal: controller.signal })
        exchange.record.status = response.status
        const header = Object.fromEntries(response.headers)
        const body = await exchange.read(response)
        await simulator.slowness.answer()
        const rest = { statusCode: response.status, header, cookies: response.headers.getSetCookie() }
        report.success(Object.assign(realm.copy(rest), body))
      } catch (error) {
        const cause = (error as { cause?: Error }).cause
        report.fail(reason || cause?.message || (error as Error).message, { errno: reason === 'timeout' ? 5 : 600001 })
      } finally {
        clearTimeout(timer)
        running -= 1
        waiting.shift()?.()
      }
    })()
    return {
      abort: () => stop('abort'),
      onHeadersReceived() {},
      offHeadersReceived() {},
      onProgressUpdate(tell: (progress: object) => void) {
        setTimeout(() => simulator.guard(() => tell(realm.copy({ progress: 100 }))), 0)
      },
      offProgressUpdate() {},
    }
  }

  return {
    request: task((options, report) => {
      const method = String(options.method ?? 'GET').toUpperCase()
      const inQuery = method === 'GET' || method === 'HEAD'
      const entry = record('request', method, withQuery(String(options.url), inQuery ? options.data : undefined))
      const headers: Headers = { 'content-type': 'application/json', ...lowerCase(options.header) }
      return start(options, report, {
        record: entry,
        init: async () => ({ method, headers, body: inQuery ? undefined : bodyOf(options.data, headers) }),
        read: async (response) => {
          const bytes = new Uint8Array(await response.arrayBuffer())
          entry.bytes = bytes.length
          if (options.responseType === 'arraybuffer') return { data: realm.buffer(bytes) }
          const text = new TextDecoder().decode(bytes)
          const parsed = parseJson(text)
          simulator.cashierUrls.notice(parsed)
          const wantsJson = (options.dataType ?? 'json') === 'json'
          return { data: wantsJson && parsed !== undefined ? realm.copy(parsed) : text }
        },
      })
    }),
    uploadFile: task((options, report) => {
      const entry = record('upload', 'POST', String(options.url))
      const { 'content-type': _, ...headers } = lowerCase(options.header)
      return start(options, report, {
        record: entry,
        init: async () => {
          const form = new FormData()
          for (const [name, value] of Object.entries((options.formData ?? {}) as Fields))
            form.append(name, String(value))
          const file = openFile(String(options.filePath))
          entry.bytes = file.bytes.length
          form.append(String(options.name), new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name)
          return { method: 'POST', body: form, headers }
        },
        read: async (response) => ({ data: await response.text() }),
      })
    }),
    downloadFile: task((options, report) => {
      const entry = record('download', 'GET', String(options.url))
      return start(options, report, {
        record: entry,
        init: async () => ({ headers: lowerCase(options.header) }),
        read: async (response) => {
          const bytes = Buffer.from(await response.arrayBuffer())
          entry.bytes = bytes.length
          return { tempFilePath: keepFile(bytes, response.headers.get('content-type') ?? 'application/octet-stream') }
        },
      })
    }),
  }
}

/** Undefined when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
