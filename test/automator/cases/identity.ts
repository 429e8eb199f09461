import assert from 'node:assert/strict'
import { buildMini } from '@quanzi/contract'
import type { Bench, Case } from '../Bench'
import { TENANT } from '../createBench'
import { simulatorOf } from '../simulatorOf'

const PERSONAL = buildMini('account.personal', { iid: TENANT })

interface Person {
  readonly phoneCode?: string | null
  readonly privacyAsks?: boolean
}

/** Tells the simulator how the user decides; the real tools ask a real person. */
const person = async ({ app }: Bench, decides: Person): Promise<void> => {
  await simulatorOf(app).send('Sim.person', decides)
}

const nameOf = async ({ app }: Bench): Promise<string> => (await app.text('#member-name')).trim()

/** Logs out; ends at the login screen with the terms unticked. */
async function logOut({ app }: Bench): Promise<void> {
  await app.open(PERSONAL)
  await app.until('who is here', async () => (await app.has('#logout-button')) || (await app.has('#to-login')))
  if (await app.has('#logout-button')) await app.tap('#logout-button')
  await app.find('#to-login')
  await app.open(buildMini('account.login', { iid: TENANT, return: `/app/account/personal?iid=${TENANT}` }))
  await app.find('#phone-login')
}

export const identity: readonly Case[] = [
  {
    name: 'a launch exchanges the login code: whoever opens the app is a member, and always the same one',
    coldStart: true,
    async run(bench) {
      const launch = () =>
        bench.coldStart?.({}, async (app) => {
          await app.at('index/home')
          await app.open(PERSONAL)
          await app.find('#member-name')
          const { keys } = await app.miniProgram.callWxMethod('getStorageInfo')
          for (const kept of ['token', 'openid', 'unionid']) {
            assert(
              keys.some((key: string) => key.includes(`${TENANT}:${kept}`)),
              `${kept} among ${keys}`,
            )
          }
          return app.text('#member-name')
        })
      assert.equal(await launch(), await launch())
      // Such a member has no number yet: one tap gives a campaign the one that the platform knows.
      if (bench.target !== 'weapp') return
      await bench.coldStart?.({}, async (app) => {
        await simulatorOf(app).send('Sim.person', { phoneCode: `138${String(Date.now()).slice(-8)}` })
        await app.open(buildMini('cf.bind', { iid: TENANT, id: 'cf-mountains' }))
        await app.tap('#cf-phone')
        await app.at('cf/question')
      })
    },
  },
  {
    name: 'the phone number button logs in the owner of the number, after the terms are ticked',
    coldStart: true,
    async run(bench) {
      const { app } = bench
      const { mobile } = await bench.member()
      await logOut(bench)
      await person(bench, { phoneCode: mobile })
      await app.tap('#phone-login')
      await app.expectText('#screen', '请先阅读并同意')
      await app.tap('#login-agree')
      await person(bench, { phoneCode: null })
      await app.tap('#phone-login')
      await app.settled()
      await app.at('account/login')
      await person(bench, { phoneCode: mobile })
      await app.tap('#phone-login')
      await app.at('account/personal')
      assert.equal(await nameOf(bench), `用户${mobile.slice(-4)}`)
    },
  },
  {
    name: 'personal data needs consent: on a sheet of the app in WeChat, in the platform’s window elsewhere',
    coldStart: true,
    async run(bench) {
      const { app, target } = bench
      const { mobile } = await bench.member()
      await logOut(bench)
      await person(bench, { phoneCode: mobile, privacyAsks: true })
      await app.tap('#login-agree')
      await app.tap('#phone-login')
      if (target === 'weapp') {
        await app.find('#privacy-sheet')
        await app.tap('#privacy-disagree')
        await app.until('the sheet to go', async () => !(await app.has('#privacy-sheet')))
        await app.at('account/login')
        await app.tap('#phone-login')
        await app.tap('#privacy-agree')
      }
      await app.at('account/personal')
      assert.equal(await nameOf(bench), `用户${mobile.slice(-4)}`)
      assert(!(await app.has('#privacy-sheet')))
    },
  },
]
