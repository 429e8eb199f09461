import { requestByScript } from './requestByScript'
import type { RequestOptions } from './types'

interface FakeScript {
  src: string
  async: boolean
  onerror: (() => void) | null
  remove(): void
}

const inPage = new Set<FakeScript>()
const page = globalThis as unknown as Record<string, unknown>

beforeEach(() => {
  jest.useFakeTimers()
  inPage.clear()
  page.window = globalThis
  page.document = {
    createElement: (): FakeScript => {
      const script: FakeScript = { src: '', async: false, onerror: null, remove: () => void inPage.delete(script) }
      return script
    },
    head: { appendChild: (script: FakeScript) => void inPage.add(script) },
  }
})
afterEach(() => {
  jest.useRealTimers()
  delete page.window
  delete page.document
})

const options: RequestOptions = {
  url: 'https://gate.test/h5/getjsonp?uri=/x',
  method: 'GET',
  transport: 'script',
  timeoutMs: 15_000,
}

const start = () => {
  const answer = requestByScript(options)
  const [script] = [...inPage].slice(-1)
  const callback = new URL(script?.src ?? '').searchParams.get('callback') ?? ''
  return { answer, script, callback, arrive: (body: unknown) => (page[callback] as (body: unknown) => void)(body) }
}

test('the answer comes through the callback of the address, and the script is removed', async () => {
  const one = start()
  const two = start()
  expect(one.script?.src).toMatch(/^https:\/\/gate\.test\/h5\/getjsonp\?uri=\/x&callback=[A-Za-z]\w*$/)
  expect(one.callback).not.toBe(two.callback)
  two.arrive({ t: 2 })
  one.arrive({ t: 1 })
  expect([await one.answer, await two.answer]).toEqual([
    { status: 200, body: { t: 1 } },
    { status: 200, body: { t: 2 } },
  ])
  expect(inPage.size).toBe(0)
  expect([one.callback in page, two.callback in page]).toEqual([false, false])
})

test('a script that does not load is a network failure', async () => {
  const { answer, script, callback } = start()
  script?.onerror?.()
  await expect(answer).rejects.toMatchObject({ reason: 'network' })
  expect(callback in page).toBe(false)
  expect(inPage.size).toBe(0)
})

test('a late answer is a timeout and has no effect when it arrives', async () => {
  const { answer, callback, arrive } = start()
  const refused = expect(answer).rejects.toMatchObject({ reason: 'timeout' })
  jest.advanceTimersByTime(15_000)
  await refused
  arrive({ t: 'late' })
  expect(callback in page).toBe(false)
  expect(inPage.size).toBe(0)
})
