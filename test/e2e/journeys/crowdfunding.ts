import assert from 'node:assert/strict'
import type { Bench, Journey } from '../Journey'
import { freshCard } from '../support/freshCard'
import type { Member } from '../support/Gateway'
import { expectKept } from '../support/heldPicture'
import type { Phone } from '../support/Phone'
import { payNow } from './payNow'

const IID = 3192
const CAMPAIGN = 'cf-islands'
const STAFF = { mobile: '13833201000', password: 'quanzi123' }
/** The right choices of the ten questions. */
const RIGHT = [0, 1, 2, 1, 1, 2, 0, 1, 1, 0]

const at = (screen: string, query = '') => `/app/cf/${screen}?iid=${IID}&id=${CAMPAIGN}${query}`

const newcomer = async ({ gateway }: Bench): Promise<Member> => gateway.login(await gateway.register(IID), IID)

/** Answers all ten questions, one after another, and hands them in. */
async function answer(phone: Phone, choices: readonly number[]): Promise<void> {
  await phone.tap('#paper-start')
  for (const [n, choice] of choices.entries()) {
    await phone.tap(`#paper-i${n + 1}-${choice}`)
    await phone.tap(n < choices.length - 1 ? '#paper-next' : '#paper-submit')
  }
}

/** Gives an amount of one's own and pays. */
async function support(phone: Phone, projectId: string, yuan: string): Promise<void> {
  await phone.open(at('share', `&projectId=${projectId}`))
  await phone.tap('#cf-support')
  await phone.at('/app/cf/pay')
  await phone.type('#cf-free', yuan)
  await phone.tap('#cf-pay')
  await payNow(phone)
}

interface Shown {
  readonly project: { readonly raised: number; readonly remaining: number }
}

export const crowdfunding: readonly Journey[] = [
  {
    name: 'a campaign without questions: their address leads to the step that comes next',
    async run(bench) {
      const phone = await bench.phone(await bench.gateway.login(await bench.gateway.register(3214), 3214))
      await phone.open('/app/cf/question?iid=3214&id=cf-garden')
      await phone.at('/app/cf/infos')
      await phone.see('#cf-name')
    },
  },
  {
    name: 'screens-activities §5: who fails the questions waits; who passes launches, two friends support to exactly the goal, a third is refused, and a refund lowers what is raised',
    async run(bench) {
      const failing = await bench.phone(await newcomer(bench))
      await failing.open(at('question'))
      await failing.at('/app/cf/question3192')
      await answer(
        failing,
        RIGHT.map((right) => (right + 1) % 3),
      )
      await failing.tap('#dialog-confirm')
      await failing.at(`/app/cf/${IID}/index`)
      await failing.open(at('question3192'))
      await failing.see('#paper-closed')

      const starter = await newcomer(bench)
      const phone = await bench.phone(starter)
      await phone.open(`/app/cf/${IID}/index?id=${CAMPAIGN}`)
      await phone.tap('#cf-start')
      await phone.at('/app/cf/question3192')
      await answer(phone, RIGHT)
      await phone.at('/app/cf/infos')
      await phone.type('#cf-name', '林小路')
      await phone.type('#cf-phone', '13912345678')
      await phone.type('#cf-idCard', freshCard())
      await phone.type('#cf-wish', '想看一次花鸟岛的灯塔')
      await phone.tap('#cf-infos-save')
      await phone.at('/app/cf/place')
      await phone.tap('#place-huaniao')
      await phone.tap('#cf-place-save')
      await phone.at('/app/cf/launch')
      await phone.tap('#cf-agree')
      await phone.tap('#cf-launch')
      await phone.at('/app/cf/shareSuccess')
      await phone.tap('#cf-open')
      await phone.at('/app/cf/share')
      const { project: own } = await starter.ask<{ project: { id: string } }>('/v2/cf/get', { id: CAMPAIGN })
      // The app ends while another wish is typed and another cover is on its way.
      await phone.tap('#cf-edit')
      await phone.type('#cf-edit-wish', '想在花鸟岛的灯塔下住一晚')
      const address = at('share', `&projectId=${own.id}`)
      await expectKept(phone, { address, opener: '#cf-edit', field: 'cf-edit-cover', save: 'cf-edit-save' })
      await phone.expectValue('#cf-edit-wish', '想在花鸟岛的灯塔下住一晚')
      await phone.tap('#cf-edit-save')
      await phone.hear('已保存')
      const shown = () => starter.ask<Shown>('/v2/cf/project', { id: own.id })

      const first = await newcomer(bench)
      const friend = await bench.phone(first)
      await support(friend, own.id, '400')
      const second = await bench.phone(await newcomer(bench))
      await support(second, own.id, '200')
      assert.deepEqual(((project) => [project.raised, project.remaining])((await shown()).project), [60_000, 0])
      const third = await newcomer(bench)
      const wish = {
        orderType: 211,
        keys: own.id,
        property: 'free',
        num: 1,
        info: { amount: 100, reqId: 'journey-third' },
      }
      await assert.rejects(third.ask('/h5/order/create', wish), /超过剩余金额/)

      const { list } = await first.ask<{ list: { id: string }[] }>('/v2/cf/supporters', { mine: 1 })
      await friend.open(`/app/cf/supporter?iid=${IID}&id=${list[0]?.id ?? ''}`)
      await friend.tap('#cf-refund')
      await friend.type('#cf-words-remark', '重复支持了')
      await friend.tap('#cf-words-send')
      await friend.see('#cf-refund-steps')
      const staff = await bench.gateway.login(STAFF, IID)
      const queue = await staff.ask<{ list: { id: string; data: { amount: number } }[] }>('/v2/staff/queue', {
        kind: 'cfRefund',
      })
      const request = queue.list.find(({ data }) => data.amount === 40_000)
      const desk = await bench.phone(staff)
      await desk.open(at('customer', '&as=staff'))
      await desk.tap(`#pass-${request?.id ?? ''}`)
      await desk.tap('#dialog-confirm')
      await desk.page.locator(`#review-${request?.id ?? ''}`).waitFor({ state: 'detached' })
      assert.deepEqual(((project) => [project.raised, project.remaining])((await shown()).project), [20_000, 40_000])
      await phone.open(at('share', `&projectId=${own.id}`))
      await phone.find('#cf-raised').getByText('200').waitFor()
    },
  },
]
