import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { logIn } from './login'

const OTHER = 3192
/** What a device stores without a tenant: regions, language, and nothing personal. */
const SHARED = /^quanzi:(regions|language|reloaded)/

const newAddress = (iid: number) => `/app/mall/address/manage?iid=${iid}`
const NAME = '#address-name'
const personal = (iid: number) => `/app/account/personal?iid=${iid}`

/** The colour of a tenant's home, and what its icons and pictures show. */
async function faceOf(phone: Phone, iid: number) {
  await phone.open(`/app/index/${iid}`)
  await phone.see('#home-sections [role="link"] img')
  return phone.page.evaluate(() => {
    const sources = (selector: string) =>
      [...document.querySelectorAll<HTMLImageElement>(selector)].map((one) => one.src)
    const links = [...document.querySelectorAll('#home-sections [role="link"]')]
    // An icon has a word or two below it, a card has more.
    const isIcon = (link: Element) => link.querySelector('img') && (link.textContent ?? '').length < 7
    // An icon that is not near yet has no picture.
    const icons = links.filter(isIcon).flatMap((link) => link.querySelector('img')?.src || [])
    const screen = document.querySelector('#screen') ?? document.body
    return {
      brand: getComputedStyle(screen).getPropertyValue('--brand').trim(),
      icons,
      pictures: sources('#home-sections img').filter((src) => src !== '' && !icons.includes(src)),
    }
  })
}

export const isolation: readonly Journey[] = [
  {
    name: 'two tenants in two tabs share no session, colour, icon or picture: signing in at the one keeps the member of the other',
    async run(bench) {
      const [ann, bob] = [await bench.gateway.register(), await bench.gateway.register(OTHER)]
      const phone = await bench.phone()
      await phone.open(`/app/account/login?iid=${TENANT}&return=${encodeURIComponent(personal(TENANT))}`)
      await logIn(phone, ann)
      await phone.at('/app/account/personal')
      const name = await phone.text('#member-name')

      const second = await phone.tab()
      await second.open(personal(OTHER))
      await second.see('#to-login')
      assert(!(await second.has('#member-name')) || (await second.text('#member-name')) !== name)

      const cookies = await phone.context.cookies()
      assert.deepEqual(
        cookies.map((cookie) => cookie.name).filter((one) => one.startsWith('quanzi_session')),
        [`quanzi_session_${TENANT}`],
      )
      await second.open(`/app/account/login?iid=${OTHER}&return=${encodeURIComponent(personal(OTHER))}`)
      await logIn(second, bob)
      await second.at('/app/account/personal')
      const other = await second.text('#member-name')
      await phone.page.reload()
      await phone.expectExactText('#member-name', name)
      // In one tab too, from tenant to tenant and back.
      await second.open(personal(TENANT))
      await second.expectExactText('#member-name', name)
      await second.open(personal(OTHER))
      await second.expectExactText('#member-name', other)
      assert.notEqual(other, name)
      const [own, theirs] = [await faceOf(phone, TENANT), await faceOf(second, OTHER)]
      assert.notEqual(own.brand, theirs.brand)
      for (const { icons } of [own, theirs])
        assert(icons.length > 3 && new Set(icons).size === icons.length, String(icons))
      assert(own.pictures.length > 0 && theirs.pictures.length > 0)
      const shared = [...own.icons, ...own.pictures].filter((src) =>
        [...theirs.icons, ...theirs.pictures].includes(src),
      )
      assert.deepEqual(shared, [])
      phone.takeErrors()
      second.takeErrors()
    },
  },
  {
    name: 'two tenants in two tabs share no drafts, history, keys or cache',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      // One person with a session at each tenant.
      const there = { name: `quanzi_session_${OTHER}`, value: member.cookie.value, url: bench.site.origin }
      await phone.context.addCookies([there])
      await phone.open(newAddress(TENANT))
      await phone.type('#address-name', '只在这里')
      await phone.open(newAddress(TENANT))
      await phone.expectValue(NAME, '只在这里', 'a draft is kept')
      await phone.open(`/app/search/outdoor?iid=${TENANT}&queryKey=${encodeURIComponent('露营')}`)
      await phone.see('[id^="row-"], [id^="card-"], #screen-empty')
      await phone.open(`/app/index/${TENANT}?disrParentMultiDisKey=key-of-ann`)
      await phone.see('#home-sections')
      const stored = () =>
        phone.page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>)
      const before = await stored()
      const mine = Object.keys(before).filter((key) => !SHARED.test(key))
      assert(mine.length > 0, 'something was remembered')
      for (const key of mine) assert(key.startsWith(`quanzi:${TENANT}:`), `${key} belongs to no tenant`)
      assert(JSON.stringify(before).includes('key-of-ann'))

      const second = await phone.tab()
      const asked: string[] = []
      second.page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
      await second.open(newAddress(OTHER))
      await second.see('#address-save')
      await second.expectValue(NAME, '', 'the draft of one tenant is not offered at the other')
      await second.open(`/app/search/outdoor?iid=${OTHER}`)
      await second.see('#search-word')
      await second.lacks('text=露营', 'the words searched at one tenant are not offered at the other')
      await second.open(`/app/index/${OTHER}`)
      await second.see('#home-sections')
      await second.expectText('#home-sections', /远行|科考/)
      const after = Object.keys(await stored()).filter((key) => !SHARED.test(key))
      for (const key of after) assert(/^quanzi:(1000|3192):/.test(key), `${key} belongs to no tenant`)
      const calls = asked.filter((line) => line.includes('/h5/getjsonp'))
      for (const line of calls) assert(!/iid=1000\b|"iid":"1000"|key-of-ann/.test(line), line)
      phone.takeErrors()
      second.takeErrors()
    },
  },
]
