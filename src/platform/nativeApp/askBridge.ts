import { done, type Outcome, refused } from '../outcome'

interface Bridge {
  /** Android's wants to be begun, once; iOS's has begun by itself. */
  init?(onMessage: (message: unknown, answer?: (text: string) => void) => void): void
  callHandler(name: string, data: object, answer: (value: unknown) => void): void
}

/** The page as the two kinds of bridge use it. */
export interface BridgeHost {
  readonly bridge: () => unknown
  /** iOS: asks for the bridge and hands it over. */
  readonly wakeIos: (take: (bridge: unknown) => void) => void
  /** Android: the app puts its bridge on the page by itself and says so. */
  readonly onAndroid: (run: () => void) => void
}

/** A bridge that has not come or answered by then never will, as far as this page is concerned. */
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
    // It has been begun before, by the app or by an earlier question.
  }
  return bridge
}

/** Android hands text over, iOS the value itself. */
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
