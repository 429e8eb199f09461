import { openChatStorage } from '../store/ChatStorage'
import { MessageLog } from '../store/MessageLog'
import { FakeGate } from './FakeGate'
import { ManualClock, settle } from './ManualClock'
import { Phone } from './Phone'

/** Two members with one phone each, not connected yet. */
export function setUp() {
  const clock = new ManualClock()
  const gate = new FakeGate(clock)
  const phones = [new Phone(1, gate, clock), new Phone(2, gate, clock)] as const
  return { clock, gate, one: phones[0], two: phones[1] }
}

/** Two members with one phone each, connected. */
export async function connected() {
  const world = setUp()
  world.one.start()
  world.two.start()
  await settle()
  return world
}

/** What a phone has stored of their conversation, without asking the server. */
export const keptBy = ({ device, rid }: Phone) =>
  new MessageLog(openChatStorage(device, 1000, String(rid)), '1_2_1_2')
    .newest(Number.POSITIVE_INFINITY)
    .map(({ id, content }) => `${id} ${content.tempID}`)
