import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { TENANT } from '../support/Gateway'
import { until } from '../support/until'

const at = (path = '') => `/app/cloudalbum/${TENANT}${path}`
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const MANY = 50

export const albums: readonly Journey[] = [
  {
    name: 'an album gets 50 photos: uploads pause, outlast a closed app, and a failed one does not lose the others',
    async run(bench) {
      const [ann, bob] = [await bench.member(), await bench.member()]
      const phone = await bench.phone(ann)
      await phone.open(at())
      await phone.see('#row-23301')
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.tap('#album-create')
      await phone.at(at('/add'))
      await phone.type('#album-title', '湖边的一天')
      await phone.tap('#album-publish')
      await phone.hear('请选择照片')

      let [sent, lost] = [0, 0]
      await phone.page.route('**/oss/', async (route) => {
        sent += 1
        // The first one after the app was opened again never arrives.
        if (lost === 1) {
          lost = 2
          return route.abort()
        }
        return route.continue()
      })
      const chooser = phone.page.waitForEvent('filechooser')
      await phone.tap('#album-photos')
      await (await chooser).setFiles(
        Array.from({ length: MANY }, (_, n) => ({ name: `${n}.png`, mimeType: 'image/png', buffer: PNG })),
      )
      await until('some uploads', async () => sent >= 6)
      await phone.tap('#album-pause')
      const before = Number(/(\d+)\//.exec(await phone.text('#album-progress'))?.[1])
      assert(before > 0 && before < MANY, `${before} are there`)
      // Each step back asks; whoever stays has lost nothing.
      for (const answer of ['cancel', 'confirm']) {
        await phone.page.goBack()
        await phone.hear('还有照片没有保存')
        await phone.expectText('#album-progress', `/${MANY}`)
        await phone.tap(`#dialog-${answer}`)
      }
      await phone.at(at())
      lost = 1
      await phone.open(at('/add'))
      await until('the others', async () => (await phone.text('#album-progress')) === `已上传 ${MANY - 1}/${MANY}`)
      await phone.expectValue('#album-title', '湖边的一天')
      await phone.hear('1张失败')
      await phone.tap('#album-publish')
      await phone.tap('#dialog-confirm')
      await phone.hear('1张失败的可以重试')
      await phone.tap('#album-retry')
      await until('the last one', async () => (await phone.text('#album-progress')) === '已上传 1/1')
      await phone.tap('#album-publish')
      await phone.at(/\/detail\//)
      await until('all photos', async () => (await phone.text('#album-count')) === `${MANY}张照片`)
      // What was aborted is in the console.
      phone.takeErrors()

      const address = phone.path.replace(/\?.*/, '')
      const photos = phone.page.locator('[id^="photo-"]').filter({ visible: true })
      await photos.first().click()
      await phone.see('#picture-viewer')
      await phone.expectExactText('#picture-viewer-count', '1 / 48')
      await phone.tap('#picture-viewer-close')
      await phone.tap('#like-button')
      await phone.tap('#album-select')
      await photos.first().click()
      await phone.tap('#album-remove')
      await phone.see('#album-undo')
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.tap('#album-undo')
      await phone.tap('#album-edit')
      await phone.tap('#album-see-private')
      await phone.tap('#album-publish')
      await phone.at(address)
      await phone.hear('仅自己可见')

      const other = await bench.phone(bob)
      await other.open(address)
      await other.hear('相册未公开')
      await other.open(`/app/mate/${TENANT}/detail/10001`)
      await other.tap('#row-23302')
      await other.see('#album-club')
    },
  },
]
