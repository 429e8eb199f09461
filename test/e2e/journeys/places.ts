import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'

const PICKER = `/app/map/map?iid=${TENANT}`
const FORM = `/app/test/test?iid=${TENANT}&part=form`

export const places: readonly Journey[] = [
  {
    name: 'a form asks for a place: it is searched, chosen, returned to the form, and listed as recent the next time',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      await phone.open(FORM)
      await phone.tap('#sample-place')
      await phone.at(/\/app\/map\/map/)
      await phone.type('#place-keyword', '云顶草甸露')
      await phone.tap('#place-0')
      await phone.see('.leaflet-marker-icon[title="云顶草甸露营地"]')
      await phone.tap('#place-confirm')
      await phone.at(/\/app\/test\/test/)
      await phone.see('#sample-place:has-text("云顶草甸露营地")')
      await phone.tap('#sample-place')
      await phone.at(/\/app\/map\/map/)
      await phone.expectText('#place-0', '云顶草甸露营地')
    },
  },
  {
    name: 'a place survives a reload of the map; an unknown place shows a message',
    async run(bench) {
      const phone = await bench.phone()
      await phone.open(FORM)
      await phone.tap('#sample-place')
      await phone.at(/\/app\/map\/map/)
      await phone.page.reload()
      await phone.type('#place-keyword', '没有这个地方呀')
      await phone.expectExactText('#place-none', '没有找到相关地点')
      await phone.type('#place-keyword', '西湖 杭州')
      await phone.tap('#place-0')
      await phone.tap('#place-confirm')
      await phone.at(/\/app\/test\/test/)
      await phone.see('#sample-place:has-text("西湖区")')
    },
  },
  {
    name: 'the app asks the visitor before it asks the phone for the position; after a refusal the search still works',
    async run(bench) {
      const refusing = await bench.phone(null, { permissions: [] })
      await refusing.open(PICKER)
      await refusing.tap('#place-here')
      await refusing.see('[role=alertdialog]:has-text("允许使用你的位置")')
      await refusing.page.keyboard.press('Escape')
      await refusing.tap('#place-here')
      await refusing.tap('[role=alertdialog] [role=button]:has-text("允许")')
      await refusing.see(':text("没有定位权限")')
      await refusing.type('#place-keyword', '杭州')
      await refusing.see('#place-0')

      const position = { latitude: 30.25, longitude: 120.13 }
      const willing = await bench.phone(null, { permissions: ['geolocation'], geolocation: position })
      await willing.open(PICKER)
      await willing.tap('#place-here')
      await willing.tap('[role=alertdialog] [role=button]:has-text("允许")')
      await willing.see('#place-here[aria-pressed="true"]')
      await willing.page.reload()
      await willing.tap('#place-here')
      await willing.see('#place-here[aria-pressed="true"]')
    },
  },
  {
    name: 'the place of an activity opens on the map, also without tiles and without the map itself',
    async run(bench) {
      const [act] = await bench.gateway.contents(9)
      const phone = await bench.phone()
      await phone.page.route('**/map/tiles/**', (route) => route.abort())
      await phone.open(`/app/act/${TENANT}/detail/${act?.id}`)
      await phone.tap('#act-place')
      await phone.at(/\/app\/map\/map\?.*lat=/)
      await phone.see('.leaflet-marker-icon')
      await phone.expectText('#place-name', /\S/)
      phone.takeErrors()

      const cut = await bench.phone()
      await cut.page.route('**/js/map.*.js', (route) => route.abort())
      await cut.open(`${PICKER}&lat=30.2&lng=120.1&name=${encodeURIComponent('湖畔书房')}`)
      await cut.see(':text("地图没有加载出来")')
      await cut.expectExactText('#place-name', '湖畔书房')
      cut.takeErrors()
    },
  },
]
