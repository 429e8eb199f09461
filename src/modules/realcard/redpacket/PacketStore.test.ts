import type { RedPacket } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import type { callOnce } from '@/gateway/callOnce'
import { PacketStore } from './PacketStore'

const part = (amount: number, mine = false) => ({ name: '友', headImg: '', amount, at: 1, mine })
const packet = (more: Partial<RedPacket> = {}): RedPacket => ({
  ...{ id: 'P', owner: { name: '林间', headImg: '' }, mine: false, total: 888, parts: 3, left: 2 },
  ...{ taken: [part(100)], expires: 9, over: false, ...more },
})

function setUp(parts: object, answers: (RedPacket | null)[], refuse = false) {
  const asked: object[] = []
  const sent: object[] = []
  const ask = (async (_call: object, params: object) => {
    asked.push(params)
    return { packet: answers.length > 1 ? answers.shift() : answers[0], cardId: 'c1', holder: true }
  }) as unknown as Call
  const once = (async (_key: string, _call: object, params: (reqId: string) => object) => {
    sent.push(params('r'))
    if (refuse) throw new Error('gone')
    return { packetId: 'P', amount: 100 }
  }) as unknown as typeof callOnce
  return { store: new PacketStore({ iid: 1000, ask, once, ...parts }), asked, sent }
}

test('the holder of a card opens its packet, which is then named by its own id', async () => {
  const { store, asked, sent } = setUp({ cardId: 'c1' }, [null, packet({ mine: true, taken: [], left: 3 })])
  await store.load()
  expect([store.packet, store.cardId]).toEqual([null, 'c1'])
  await store.open()
  expect(sent).toEqual([{ iid: 1000, reqId: 'r', code: 'redpacket', cardId: 'c1' }])
  expect(store.packet?.id).toBe('P')
  await store.load()
  expect(asked.at(-1)).toEqual({ iid: 1000, code: 'redpacket', packetId: 'P' })
})

test('a friend with a link takes a portion once, and sees it', async () => {
  const { store, sent } = setUp({ packetId: 'P' }, [packet(), packet({ taken: [part(300, true), part(100)], left: 1 })])
  await store.load()
  expect([store.own, store.luckiest]).toEqual([null, null])
  await Promise.all([store.take(), store.take()])
  expect(sent).toEqual([{ iid: 1000, reqId: 'r', code: 'redpacket', packetId: 'P' }])
  expect(store.own).toBe(300)
})

test('who comes too late sees who was faster, and the luckiest', async () => {
  const full = packet({ taken: [part(100), part(500), part(288)], left: 0, over: true })
  const { store } = setUp({ packetId: 'P' }, [packet(), full], true)
  await store.load()
  await expect(store.take()).rejects.toThrow('gone')
  expect([store.packet?.over, store.luckiest, store.busy]).toEqual([true, 500, false])
})
