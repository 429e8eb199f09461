import assert from 'node:assert/strict'
import type { PaidContent, TipPage } from '@quanzi/contract'
import { expectBalance } from '../../expectBalance'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { booked, chainRowsOf, refsOf, tradeNoOf } from '../support/booked'
import { STAFF, TENANT } from '../support/Gateway'
import { loseAnswer } from '../support/loseAnswer'
import type { Phone } from '../support/Phone'
import { until } from '../support/until'
import { ordersOf } from './orderOf'
import { payNow } from './payNow'

const SERIES = '20301'
const BOOK = '20101'
const QUESTION = '优惠券和积分能一起用吗'
/** Fen of the tip. */
const TIP = 1000
const at = (path: string, query: string) => `/app/pay/${path}?iid=${TENANT}&${query}`

/** Waits until a video plays from an address with this part. */
const plays = (phone: Phone, part: string) => phone.see(`video[src*="${part}"]`)

export const paid: readonly Journey[] = [
  {
    name: 'screens-commerce §6.10: a locked episode opens by its purchase and resumes, a tip credits the author, a question costs one',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      const look = () => member.ask<PaidContent>('/v2/paid/get', { iid: TENANT, moduleType: 203, id: SERIES })
      await assert.rejects(
        member.ask('/v2/paid/play', { iid: TENANT, moduleType: 203, id: SERIES, itemId: `${SERIES}-3` }),
        /1000002/,
      )
      await phone.open(at('pvideoAlbumDetail', `id=${SERIES}`))
      await phone.tap(`#part-${SERIES}-1`)
      await plays(phone, 'sign=')
      await phone.tap(`#part-${SERIES}-3`)
      await phone.see('#buy-sheet')
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.shoot('paid-1-sheet')
      await phone.tap('#sheet-buy')
      await phone.at('/app/pay/order')
      await payNow(phone)
      await phone.tap('#pay-next')
      await phone.at('/app/pay/pvideoAlbumDetail')
      assert.equal((await look()).owned, true)
      await phone.tap(`#part-${SERIES}-3`)
      await plays(phone, 'lesson.mp4?expires=')
      await phone.find('video').evaluate((video: HTMLVideoElement) => {
        video.muted = true
        return video.play()
      })
      await until('the end of the episode is saved', async () => {
        const third = (await look()).items.find(({ id }) => id === `${SERIES}-3`)
        return third !== undefined && third.seen === third.length
      })
      const other = await bench.phone(member)
      await other.open(at('pvideoAlbumDetail', `id=${SERIES}`))
      await other.see('#go-on')
      await other.hear(/已学[1-9]\/12/)

      await other.open(at('dashang', `moduleType=203&id=${SERIES}`))
      await other.tap('#tip-10')
      await other.type('#tip-message', '讲得真清楚')
      await other.tap('#tip-submit')
      await other.at('/app/pay/order')
      await payNow(other)
      const tips = await member.ask<TipPage>('/v2/tip/list', { iid: TENANT, moduleType: 203, id: SERIES })
      assert.deepEqual([tips.total, tips.count, tips.list[0]?.message], [TIP, 1, '讲得真清楚'])

      await other.open(at('chatgpt', ''))
      await other.type('#assistant-text', QUESTION)
      await other.page.reload()
      await other.expectValue('#assistant-text', QUESTION)
      await other.tap('#assistant-send')
      await other.see('#packs')
      await other.tap('#pack-credits-10')
      await other.at('/app/pay/order')
      await payNow(other)
      await other.tap('#pay-next')
      await other.at('/app/pay/chatgpt')
      await other.find('#assistant-credits').filter({ hasText: '10' }).waitFor()
      assert.equal(await other.find('#assistant-text input, input#assistant-text').inputValue(), QUESTION)
      await other.tap('#assistant-send')
      await other.hear('出自')
      await other.find('#assistant-credits').filter({ hasText: '9' }).waitFor()
      assert.deepEqual(await graveFindings(other.page), [])
      const tip = (await ordersOf(member)).find(({ payable }) => payable === TIP)?.gid ?? ''
      await expectBalance(bench.site, async (db) => {
        const [chain] = await chainRowsOf(db, tip)
        assert(chain)
        const sums = await booked(db, [await tradeNoOf(db, tip), ...refsOf(chain)])
        const author = Object.entries(sums).filter(([account]) => account.startsWith('wallet '))
        assert.deepEqual(
          author.map(([, sum]) => sum),
          [TIP * 0.9],
        )
      })
    },
  },
  {
    name: 'the assistant suggests what to ask, and where no questions are sold leads to people who answer',
    async run(bench) {
      const iid = 3214
      const phone = await bench.phone(await bench.gateway.login({ mobile: '13833302000', password: 'quanzi123' }, iid))
      await phone.open(`/app/pay/chatgpt?iid=${iid}`)
      const first = await phone.see('#suggestion-0')
      const question = (await first.textContent())?.trim() ?? ''
      assert.notEqual(question, '')
      await first.click()
      await phone.expectValue('#assistant-text', question)
      await phone.tap('#assistant-send')
      await phone.hear('本站暂不出售提问次数')
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.tap('#assistant-contact')
      await phone.at('/app/account/contact')
    },
  },
  {
    name: 'the beginning of a locked chapter can be read, and a membership opens the rest',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(at('bookDetailList', `id=${BOOK}`))
      await phone.tap(`#part-${BOOK}-1`)
      await phone.see('#reader')
      await phone.tap('#reader-after')
      await phone.see('#reader-buy')
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.open(at('vip-buy', 'id=vip-season'))
      await phone.tap('#vip-submit')
      await phone.hear('请先同意会员协议')
      await phone.tap('#vip-agree')
      await phone.tap('#vip-submit')
      await phone.at('/app/pay/vip-pay')
      await payNow(phone)
      await phone.open(at('bookDetailList', `id=${BOOK}`))
      await phone.see('#go-on')
      await phone.tap(`#part-${BOOK}-2`)
      await phone.see('#reader')
      await phone.lacks('#reader-buy')
    },
  },
  {
    name: 'a paid question waits in the expert’s queue, and the asker reads the answer',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      const question = '带六十岁的父母走九曲古道，一天走得完吗？'
      await phone.open(at('ask', 'expertId=2004'))
      await phone.type('#ask-text', question)
      await phone.page.reload()
      await phone.see('#ask-text')
      await phone.hear(/选择专家|向自己|48小时/)
      await phone.expectValue('textarea', question)
      await phone.tap('#ask-submit')
      await phone.at('/app/pay/order')
      // Who leaves the cashier has not lost the words.
      await phone.page.goBack()
      await phone.expectValue('#ask-text', question)
      await phone.tap('#ask-submit')
      await phone.at('/app/pay/order')
      await payNow(phone)
      const expert = await bench.gateway.login({ mobile: '13800000004', password: 'quanzi123' })
      const desk = await bench.phone(expert)
      await desk.open(at('ask', ''))
      await desk.hear(question)
      await desk.find('[id^=answer-]').click()
      await loseAnswer(desk, '/v2/ask/answer')
      await desk.type('#answer-text', '走得完。早上七点前出发，每一小时歇十分钟。')
      await desk.tap('#answer-send')
      await desk.hear(/稍后再试/)
      desk.takeErrors()
      // The first words are stored already: others are refused, and not lost without a word.
      await desk.type('#answer-text', '走得完，当心台阶上的青苔，带上登山杖。')
      await desk.tap('#answer-send')
      await desk.hear('内容已更新')
      await phone.open(at('ask', 'expertId=2004'))
      await phone.expectValue('#ask-text', '')
      await phone.tap('#tab-mine')
      await phone.hear('早上七点前出发')
    },
  },
  {
    name: 'screens-commerce §6.9: a member buys VIP and shows the code of a benefit; the second scan shows the first use, and one use less is left',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(at('vipWriteOff_index', ''))
      await phone.tap('#to-vip')
      await phone.at('/app/pay/vip-buy')
      await phone.tap('#vip-agree')
      await phone.tap('#vip-submit')
      await phone.at('/app/pay/vip-pay')
      await payNow(phone)
      await phone.open(at('vipWriteOff_index', ''))
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.tap('#take-b-coffee')
      await phone.at('/app/pay/vipWriteOff')
      const code = (await (await phone.see('[id^=code-]')).getAttribute('id'))?.slice('code-'.length) ?? ''
      assert.match(code, /^\d{12}$/)
      const desk = await bench.phone(await bench.gateway.login(STAFF))
      await desk.open(at('vipWriteOff', ''))
      const use = async () => {
        await desk.type('#write-off-code', code)
        await desk.tap('#write-off-submit')
        await desk.see('#write-off-done')
      }
      await use()
      await desk.hear('核销成功')
      await desk.tap('#write-off-next')
      await use()
      await desk.hear(/已于.*使用过/)
      await phone.open(at('vipWriteOff_index', ''))
      await phone.hear('剩2次')
      await phone.open(`/app/vipWriteOff/${TENANT}/record/list`)
      await phone.hear('使用于')
      assert.deepEqual(await graveFindings(phone.page), [])
      await desk.open(`/app/vipWriteOff/${TENANT}/record/list`)
      await desk.page.getByText('全部会员').click()
      await desk.type('[placeholder="输入核销码查找"]', code)
      await desk.page.keyboard.press('Enter')
      await desk.hear('使用于')
      await phone.open(`/app/vipWriteOff/${TENANT}/record/recv?id=b-coffee`)
      await phone.hear('领取后剩1次')
      await phone.tap('#claim')
      await phone.at('/app/pay/vipWriteOff')
      await phone.see('[id^=code-]')
      await expectBalance(bench.site)
    },
  },
]
