import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { until } from '../support/until'

/** Printed cards of the demo tenant that nobody has. */
const card = (n: number) => ({
  no: `80000000${String(n).padStart(8, '0')}`,
  pwd: `SHANYE${String(n).padStart(2, '0')}`,
})
const PERSON = { name: '林小路', idCard: '110101199003077758', consent: '1' }
const TAKERS = 10

const at = (screen: string, query = '') => `/app/realcard/${screen}?iid=${TENANT}${query}`

interface Wallet {
  /** Fen. */
  readonly available: number
}

const refusal = async (call: Promise<unknown>): Promise<string> =>
  await call.then(
    () => '',
    (error: Error) => error.message,
  )

/** Notes from now on whether the own portion moves. */
const noteMotion = (phone: Phone) =>
  phone.page.evaluate(() =>
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.querySelector('#packet-own')) Object.assign(window, { hasMoved: true })
    }),
  )

const hasMoved = (phone: Phone) => phone.page.evaluate(() => 'hasMoved' in window)

export const cards: readonly Journey[] = [
  {
    name: 'screens-activities §5: five wrong passwords lock a card; another one is activated, claims an offer once, and its red packet gives five of ten friends a portion',
    async run(bench) {
      const member = await bench.member()
      const stranger = await bench.member()
      const locked = card(1)
      for (let n = 0; n < 5; n += 1) {
        const wish = { ...PERSON, cardNo: locked.no, pwd: 'WRONG', mobile: stranger.mobile, verifyCode: '000000' }
        const reqId = `wrong-card-${stranger.userId}-${n}`
        assert.match(await refusal(stranger.ask('/v2/realcard/activate', { ...wish, reqId })), /卡号或密码错误/)
      }
      // The member's own number had a code within the last minute.
      const mobile = `137${String(Date.now()).slice(-8)}`
      const phone = await bench.phone(member)
      await phone.open(at('activate'))
      const fill = async ({ no, pwd }: { no: string; pwd: string }) => {
        await phone.type('#card-cardNo', no)
        await phone.type('#card-pwd', pwd)
      }
      await fill(locked)
      await phone.type('#card-name', PERSON.name)
      await phone.type('#card-idCard', PERSON.idCard)
      await phone.type('#card-mobile', mobile)
      await phone.tap('#send-code')
      await phone.type('#card-verifyCode', await bench.site.smsCode(mobile))
      await phone.tap('#card-consent')
      await phone.tap('#card-activate')
      await phone.see('#card-locked')

      await fill(card(2))
      await phone.tap('#card-activate')
      await phone.at('/app/realcard/query')
      await phone.open(at('qinzi'))
      await phone.type('#field-child', '小米')
      await phone.chooseDate('#field-birthday', '2019-05-01')
      await phone.tap('#campaign-claim')
      await phone.see('#campaign-voucher')

      await phone.open(at('query'))
      await phone.tap('[id^="packet-"]')
      await phone.at('/app/realcard/redpacket')
      await phone.tap('#packet-open')
      await phone.see('#packet-take')
      const { cards: own } = await member.ask<{ cards: { packetId: string }[] }>('/v2/realcard/get', {})
      const packetId = own[0]?.packetId ?? ''
      const first = await bench.member()
      const lucky = await bench.phone(first, { reducedMotion: 'no-preference' })
      await lucky.open(at('redpacket', `&packetId=${packetId}`))
      await noteMotion(lucky)
      await lucky.tap('#packet-take')
      await until('the portion moves', () => hasMoved(lucky))
      const friends = [first]
      for (let n = 1; n < TAKERS; n += 1) friends.push(await bench.member())
      await Promise.all(
        friends.map((friend) =>
          refusal(
            friend.ask('/v2/realcard/claim', {
              code: 'redpacket',
              packetId,
              reqId: `take-${packetId}-${friend.userId}`,
            }),
          ),
        ),
      )
      const wallets = await Promise.all(friends.map((friend) => friend.ask<Wallet>('/v2/wallet/get', {})))
      const got = wallets.map(({ available }) => available).filter((one) => one > 0)
      assert.equal(got.length, 5)
      assert.equal(
        got.reduce((sum, one) => sum + one, 0),
        888,
      )
      await phone.tap('#packet-take')
      await phone.hear('红包已抢完')
    },
  },
]
