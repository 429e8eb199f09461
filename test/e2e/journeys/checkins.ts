import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { CertificateStanding, CheckinPage, CheckinPlace, RankPage } from '@quanzi/contract'
import { toWgs84 } from '../../../src/lib/gcj02'
import type { Journey } from '../Journey'
import { type Member, STAFF, TENANT } from '../support/Gateway'
import { loseAnswer } from '../support/loseAnswer'

const REF = { scope: 'sign', refId: 'west-lake' } as const
const SUBJECT = `/app/sign/${TENANT}/index/${REF.refId}`
const NEED = 8

/** The sites that can be done now: some have hours, some are closed. */
async function openSites(member: Member): Promise<readonly CheckinPlace[]> {
  const { list } = await member.ask<{ list: CheckinPlace[] }>('/v2/checkin/places', REF)
  const now = Date.now()
  return list.filter(({ open, done, from, to }) => open && !done && now >= (from ?? now) && now <= (to ?? now))
}

/** Where a phone is that stands there; sites are in the coordinates of maps in China. */
function standing({ lat, lng }: CheckinPlace) {
  const at = toWgs84({ lat: lat ?? 0, lng: lng ?? 0 })
  return { latitude: at.lat, longitude: at.lng, accuracy: 20 }
}

export const checkins: readonly Journey[] = [
  {
    name: 'screens-activities §5 journey 2: a member joins a subject, is refused too far away, checks in at its sites: records, rank row, and a certificate whose number stays',
    async run(bench) {
      const member = await bench.member()
      const sites = await openSites(member)
      const [first, second] = sites
      assert(first && second && sites.length >= NEED, `only ${sites.length} sites are open`)
      const phone = await bench.phone(member, { permissions: ['geolocation'], geolocation: standing(second) })
      await phone.open(SUBJECT)
      await phone.tap('#sign-join')
      await phone.see('#sign-main')
      await phone.tap(`#site-go-${first.id}`)
      await phone.at(/\/app\/sign\/site\?/)
      await phone.tap('#site-checkin')
      await phone.tap('[role=alertdialog] [role=button]:has-text("允许")')
      await phone
        .find('#site-refused')
        .filter({ hasText: /距离打卡点还有\d+米/ })
        .waitFor()
      // The refusal is of the server, and nothing was written.
      assert.equal((await member.ask<CheckinPage>('/v2/checkin/list', { ...REF, result: 'ok' })).total, 0)
      phone.takeErrors()

      await phone.context.setGeolocation(standing(first))
      await phone.tap('#site-checkin')
      await phone.find('#done-sheet').filter({ hasText: first.name }).waitFor()
      await phone
        .find('#done-progress')
        .filter({ hasText: /已打卡1个/ })
        .waitFor()
      for (const { id, lat, lng } of sites.slice(1, NEED))
        await member.ask('/v2/checkin/do', { ...REF, reqId: randomUUID(), placeId: id, method: 'gps', lat, lng })

      await phone.open(`/app/sign/record?iid=${TENANT}&subjectid=${REF.refId}`)
      const { list } = await member.ask<CheckinPage>('/v2/checkin/list', { ...REF, result: 'ok' })
      assert.equal(list.length, NEED)
      const [latest] = list
      await phone.tap(`#record-write-${latest?.id}`)
      await phone.type('#feeling-text', '湖面起了风')
      await phone.tap('#feeling-save')
      await phone.find(`#record-${latest?.id}`).filter({ hasText: '湖面起了风' }).waitFor()

      await phone.open(`/app/sign/rank?iid=${TENANT}&subjectid=${REF.refId}`)
      await phone
        .find('#rank-mine')
        .filter({ hasText: `${NEED}个打卡点` })
        .waitFor()
      const rank = await member.ask<RankPage>('/v2/rank/list', { ...REF, by: 'sites' })
      assert.equal(rank.mine?.value, NEED)

      await phone.open(`/app/sign/cer?iid=${TENANT}&subjectid=${REF.refId}`)
      await phone.see('#certificate-standing')
      const before = await member.ask<CertificateStanding>('/v2/cer/get', REF)
      assert.equal(before.certificate, null, 'opening the screen has issued a certificate')
      await phone.tap('#certificate-issue')
      const said = await phone.text('#certificate-no')
      const { certificate } = await member.ask<CertificateStanding>('/v2/cer/get', REF)
      assert(certificate && said.includes(certificate.no), `${said} is not the certificate ${certificate?.no}`)
      await phone.open(`/app/sign/cer?iid=${TENANT}&subjectid=${REF.refId}`)
      await phone.expectExactText('#certificate-no', said)
    },
  },
  {
    name: 'a check-in whose answer was lost and which staff took back meanwhile is made anew by the next tap',
    async run(bench) {
      const member = await bench.member()
      const [site] = await openSites(member)
      assert(site, 'no site is open')
      const phone = await bench.phone(member, { permissions: ['geolocation'], geolocation: standing(site) })
      await phone.open(`/app/sign/site?iid=${TENANT}&siteid=${site.id}`)
      await loseAnswer(phone, '/v2/checkin/do')
      await phone.tap('#site-checkin')
      await phone.tap('[role=alertdialog] [role=button]:has-text("允许")')
      await phone.see('#site-refused')
      phone.takeErrors()
      const own = async () => (await member.ask<CheckinPage>('/v2/checkin/list', { ...REF, result: 'ok' })).list
      const [lost] = await own()
      const staff = await bench.gateway.login(STAFF)
      await staff.ask('/v2/checkin/undo', { reqId: randomUUID(), id: lost?.id, reason: '误操作' })
      await phone.tap('#site-checkin')
      await phone
        .find('#done-progress')
        .filter({ hasText: /已打卡1个/ })
        .waitFor()
      const standingNow = (await own()).filter(({ undoneAt }) => undoneAt === null)
      assert.equal(standingNow.length, 1)
      assert.notEqual(standingNow[0]?.id, lost?.id)
    },
  },
]
