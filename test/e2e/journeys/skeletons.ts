import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import { holdAnswer } from '../support/holdAnswer'
import type { Phone } from '../support/Phone'
import { orderOf } from './orderOf'

interface Shape {
  readonly address: string
  /** The call whose answer is held back. */
  readonly uri: string
  /** What the skeleton draws, and what stands there afterwards. */
  readonly drawn: string
  readonly came: string
}

const shapesOf = (gid: string): readonly Shape[] => [
  {
    address: `/app/order/${TENANT}`,
    uri: '/h5/order/list',
    drawn: '[aria-busy="true"] > :first-child',
    came: `#order-${gid}`,
  },
]

async function boxOf(phone: Phone, selector: string) {
  const box = await (await phone.see(selector)).boundingBox()
  assert(box, `${selector} has no box`)
  return box
}

export const skeletons: readonly Journey[] = [
  {
    name: 'a skeleton has the shape of what comes: the first thing stands where it was drawn',
    async run(bench) {
      const member = await bench.member()
      for (const { address, uri, drawn, came } of shapesOf(await orderOf(member))) {
        const phone = await bench.phone(member)
        const release = await holdAnswer(phone, uri)
        await phone.page.goto(phone.origin + address, { waitUntil: 'commit' })
        const before = await boxOf(phone, drawn)
        release()
        const after = await boxOf(phone, came)
        const where = `${address}: drawn ${JSON.stringify(before)}, came ${JSON.stringify(after)}`
        assert(Math.abs(after.x - before.x) <= 16 && Math.abs(after.width - before.width) <= 32, where)
        assert(Math.abs(after.y - before.y) <= 48, where)
      }
    },
  },
]
