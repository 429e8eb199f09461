import { done, type Outcome, refused } from '../outcome'

interface Bridge {
  /** Android's bridge needs one call of `init`; that of iOS starts by itself. */
  init?(onMessage: (message: unknown, answer?: (text: string) => void) => void): void
  callHandler(name: string, data: object, answer: (value: unknown) => void): void
}

/** How each of the two kinds of bridge reaches the page. */
export interface BridgeHost {
  readonly bridge: () => unknown
  /** iOS: asks the app for the bridge and passes it to `take`. */
  readonly wakeIos: (take: (bridge: unknown) => void) => void
  /** Android: the app puts its bridge on the page by itself; `run` is called when it is there. */
  readonly onAndroid: (run: () => void) => void
}

/** Timeout for the bridge to appear, and for its answer. */
const PATIENCE_MS = 3000

const isBridge = (value: unknown): value is Bridge =>
  typeof value === 'object' && value !== null && 'callHandler' in value && typeof value.callHandler === 'function'

function within<T>(start: (resolve: (value: T) => void) => void): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS)
    start((value) => {
      clearTimeout(timer)
      resolve(value)
    })
  })
}

async function connect(isIos: boolean, host: BridgeHost): Promise<Bridge | null> {
  const present = host.bridge()
  if (isBridge(present)) return begin(present)
  const given = await within<unknown>((resolve) => {
    if (isIos) host.wakeIos(resolve)
    else host.onAndroid(() => resolve(host.bridge()))
  })
  return isBridge(given) ? begin(given) : null
}

function begin(bridge: Bridge): Bridge {
  try {
    bridge.init?.((_message, answer) => answer?.(''))
  } catch {
    // `init` throws when the app or an earlier question has called it before.
  }
  return bridge
}

/** Android answers with text, iOS with the value itself. */
function readAnswer(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

export async function askBridge(handler: string, isIos: boolean, host: BridgeHost): Promise<Outcome<unknown>> {
  const bridge = await connect(isIos, host)
  if (!bridge) return refused('failed', 'no bridge')
  try {
    const answer = await within<{ readonly value: unknown }>((resolve) =>
      bridge.callHandler(handler, {}, (value) => resolve({ value })),
    )
    return answer ? done(readAnswer(answer.value)) : refused('failed', `${handler}: no answer`)
  } catch (error) {
    return refused('failed', String(error))
  }
}
