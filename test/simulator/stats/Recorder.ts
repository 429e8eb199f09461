export interface ApiCall {
  readonly method: string
  readonly arguments: unknown
  outcome: 'pending' | 'ok' | 'fail'
  errMsg?: string
}

export interface SetDataRecord {
  readonly page: string
  readonly host: string
  readonly bytes: number
  readonly milliseconds: number
}

export interface Problem {
  readonly kind: 'console' | 'exception' | 'unsupported' | 'setData'
  readonly page: string
  readonly message: string
}

export interface NetworkRecord {
  readonly kind: 'request' | 'upload' | 'download' | 'socket'
  readonly method: string
  readonly url: string
  status: number | null
  bytes: number
}

interface SetDataStats {
  readonly count: number
  readonly bytes: number
  readonly largest: number
  /** CPU time from the first call of the app's code after the mark to the first setData, ms. */
  readonly logic: number
}

export interface Stats {
  readonly setData: SetDataStats
  readonly perPage: Readonly<Record<string, { readonly count: number; readonly bytes: number }>>
  readonly calls: readonly ApiCall[]
  readonly network: readonly NetworkRecord[]
  /** Open at the moment. */
  readonly sockets: number
  readonly navigation: readonly string[]
  readonly problems: readonly Problem[]
}

const LONGEST = 2000

const brief = (value: unknown): unknown => {
  try {
    const json = JSON.stringify(value)
    return json && json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : JSON.parse(json ?? 'null')
  } catch {
    return String(value)
  }
}

/** Counts what the app has done since the last mark. */
export class Recorder {
  /** Sockets that are open or opening. */
  sockets = 0
  private setDataRecords: SetDataRecord[] = []
  /** Null until the app works after a mark. */
  private begun: NodeJS.CpuUsage | null = null
  private logic = 0
  private calls: ApiCall[] = []
  private network: NetworkRecord[] = []
  private navigation: string[] = []
  private problems: Problem[] = []

  mark(): void {
    this.setDataRecords = []
    this.calls = []
    this.network = []
    this.navigation = []
    this.problems = []
    this.logic = 0
    this.begun = null
  }

  /** The app's code is called. */
  begins(): void {
    this.begun ??= process.cpuUsage()
  }

  /** Records a setData call of the app. */
  hears(): void {
    if (this.logic > 0 || !this.begun) return
    const { user, system } = process.cpuUsage(this.begun)
    this.logic = (user + system) / 1000
  }

  setData(record: SetDataRecord): void {
    this.setDataRecords.push(record)
  }

  call(method: string, argument: unknown): ApiCall {
    const call: ApiCall = { method, arguments: brief(argument), outcome: 'pending' }
    this.calls.push(call)
    return call
  }

  request(record: NetworkRecord): NetworkRecord {
    this.network.push(record)
    return record
  }

  route(text: string): void {
    this.navigation.push(text)
  }

  problem(problem: Problem): void {
    this.problems.push(problem)
  }

  stats(): Stats {
    const perPage: Record<string, { count: number; bytes: number }> = {}
    let bytes = 0
    let largest = 0
    for (const record of this.setDataRecords) {
      perPage[record.page] ??= { count: 0, bytes: 0 }
      const page = perPage[record.page] as { count: number; bytes: number }
      page.count += 1
      page.bytes += record.bytes
      bytes += record.bytes
      largest = Math.max(largest, record.bytes)
    }
    return {
      setData: { count: this.setDataRecords.length, bytes, largest, logic: this.logic },
      perPage,
      calls: this.calls,
      network: this.network,
      sockets: this.sockets,
      navigation: this.navigation,
      problems: this.problems,
    }
  }
}
