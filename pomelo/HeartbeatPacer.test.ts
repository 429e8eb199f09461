import { HeartbeatPacer } from './HeartbeatPacer'
import { ManualClock } from './testing/ManualClock'

/** Times of the client's heartbeats and of its timeout, in ms after the handshake, with an interval of 1 s. */
function run(pushes: number[], beats: number[] = [0]): { sent: number[]; timeout: number | undefined } {
  const clock = new ManualClock()
  const sent: number[] = []
  let timeout: number | undefined
  const pacer = new HeartbeatPacer(
    clock,
    1000,
    () => sent.push(clock.now()),
    () => {
      timeout = clock.now()
    },
  )
  for (const at of beats) clock.after(at, () => pacer.beat())
  for (const at of pushes) clock.after(at, () => pacer.heard())
  clock.advance(20_000)
  return { sent, timeout }
}

test.each([
  ['a silent server', [], 3000],
  ['a push after the heartbeat', [1200], 3200],
  ['a push late', [2500], 4500],
  ['two pushes', [2000, 2950], 4950],
] as const)('%s is given up twice the interval after its last sign of life', (_, pushes, timeout) => {
  expect(run([...pushes])).toEqual({ sent: [1000], timeout })
})

test('three heartbeats at once lead to one', () => {
  expect(run([], [0, 0, 0]).sent).toEqual([1000])
})

test('an answering server is never given up', () => {
  const { sent, timeout } = run([], [0, 1001, 2002, 3003, 4004])
  expect(sent).toEqual([1000, 2001, 3002, 4003, 5004])
  expect(timeout).toBe(7004)
})

test('heartbeats off: nothing is sent and nothing times out', () => {
  const clock = new ManualClock()
  const pacer = new HeartbeatPacer(
    clock,
    0,
    () => fail(),
    () => fail(),
  )
  pacer.beat()
  pacer.probe(5)
  expect(clock.pending).toBe(0)
})

function fail(): never {
  throw new Error('should not have been called')
}
