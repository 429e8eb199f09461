import assert from 'node:assert/strict'
import { build, buildMini, type CheckinPlace } from '@quanzi/contract'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { logIn } from './journeys'

const SUBJECT = { iid: TENANT, subjectid: 'west-lake' }
const SITE = 'ls-bridge'

export const checkins: readonly Case[] = [
  {
    name: 'screens-activities §5 journey 2: a member is refused too far from a site, checks in there, and sees the record, the rank row and what the certificate lacks',
    async run(bench) {
      const { app } = bench
      const index = build('sign.index', SUBJECT)
      await app.miniProgram.callWxMethod('clearStorage')
      await app.open(buildMini('account.login', { iid: TENANT, return: index }))
      await logIn(bench)
      await app.at('sign/index')
      await app.tap('#sign-join')
      await app.find('#sign-main')
      await app.tap(`#site-go-${SITE}`)
      await app.at('sign/site')
      await app.tap('#site-checkin')
      await app.tap('#dialog-confirm')
      await app.find('#site-refused')
      const { list } = await bench.ask<{ list: CheckinPlace[] }>('/v2/checkin/places', {
        ...{ iid: TENANT, scope: 'sign', refId: SUBJECT.subjectid, id: SITE },
      })
      const [site] = list
      assert(site && site.lat !== null && site.lng !== null)
      await app.miniProgram.mockWxMethod('getLocation', { latitude: site.lat, longitude: site.lng, accuracy: 20 })
      await app.tap('#site-checkin')
      await app.find('#done-progress')
      await app.miniProgram.restoreWxMethod('getLocation')
      await app.open(buildMini('sign.rank', SUBJECT))
      await app.find('#rank-mine')
      await app.open(buildMini('sign.record', SUBJECT))
      await app.at('sign/record')
      await app.open(buildMini('sign.cer', SUBJECT))
      await app.find('#certificate-standing')
      assert(!(await app.has('#certificate-issue')), 'a certificate is offered to who has done one site')
    },
  },
]
