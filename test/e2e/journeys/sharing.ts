import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import { Weixin } from '../support/Weixin'

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] }

/** Sharing, and the small screens of a member's own things. */
export const sharing: readonly Journey[] = [
  {
    name: 'shell-and-routes §7: the share sheet copies a short link that leads back to the activity',
    async run(bench) {
      const phone = await bench.phone(null, CLIPBOARD)
      const [act] = await bench.gateway.contents(9)
      assert(act)
      const path = `/app/act/${TENANT}/detail/${act.id}`
      const shortened = phone.answerTo('shorturl/create')
      await phone.open(`${path}?tag=`)
      await phone.tap('#share-button')
      await phone.see('#share-sheet')
      await shortened
      await phone.tap('#share-copy')
      const copied = await phone.page.evaluate(() => navigator.clipboard.readText())
      assert.match(copied, /\/s\/\w{4,32}$/)
      await phone.open(new URL(copied).pathname)
      await phone.at(path)
      assert(!phone.path.includes('tag='), 'an empty parameter is not shared')
    },
  },
  {
    name: 'a poster of an activity is drawn in three looks, with a code of a short link',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      const [act] = await bench.gateway.contents(9)
      assert(act)
      await phone.open(`/app/act/${TENANT}/detail/${act.id}`)
      await phone.tap('#share-button')
      await phone.tap('#share-poster')
      await phone.at(/\/app\/share\/poster\?/)
      const picture = () => phone.find('#poster img')
      const seen = new Set<string>()
      for (const look of ['大图', '卡片', '文字']) {
        await phone.page.getByText(look, { exact: true }).filter({ visible: true }).first().click()
        await picture().waitFor()
        await phone.page.waitForFunction(
          (known) => {
            const image = [...document.querySelectorAll<HTMLImageElement>('#poster img')].find(
              (one) => one.offsetParent,
            )
            return image && image.naturalWidth > 1000 && !known.includes(image.currentSrc)
          },
          [...seen],
        )
        seen.add(await picture().evaluate((image) => (image as HTMLImageElement).currentSrc))
      }
      assert.equal(seen.size, 3)
      const [file] = await Promise.all([phone.page.waitForEvent('download'), phone.tap('#poster-save')])
      assert.match(file.suggestedFilename(), /\.(png|jpe?g|webp)$/)
      assert(readFileSync(await file.path()).length > 10_000, 'the poster is a picture')
      await phone.hear('图片已保存')
    },
  },
  {
    name: 'in the messaging app the sheet explains how to share with friends and on the timeline',
    async run(bench) {
      const weixin = await Weixin.open(bench)
      const { phone } = weixin
      const [act] = await bench.gateway.contents(9)
      assert(act)
      await weixin.openAndBeAsked(`/app/act/${TENANT}/share/${act.id}`)
      await weixin.refuse()
      await phone.at(`/app/act/${TENANT}/share/${act.id}`)
      for (const way of ['friend', 'timeline']) {
        await phone.tap('#share-button')
        await phone.tap(`#share-${way}`)
        await phone.tap('#share-guide')
        await phone.lacks('#share-guide')
      }
      phone.takeErrors()
    },
  },
  {
    name: 'a foreign address gets no poster',
    async run(bench) {
      const phone = await bench.phone()
      for (const url of [
        'https://evil.example/app/act/1000',
        'javascript:alert(1)',
        '/app/act/3073',
        '//evil.example/',
      ]) {
        await phone.open(`/app/share/poster?iid=${TENANT}&title=x&url=${encodeURIComponent(url)}`)
        await phone.see('#screen-error')
      }
      phone.takeErrors()
    },
  },
  {
    name: 'an invitation leads to the activity; one to a missing activity shows a message',
    async run(bench) {
      const phone = await bench.phone()
      const [act] = await bench.gateway.contents(9)
      assert(act)
      await phone.open(`/app/act/${TENANT}/share/${act.id}`)
      await phone.expectText('#invite-title', act.title)
      await phone.tap('#invite-enter')
      await phone.at(`/app/act/${TENANT}/detail/${act.id}`)
      await phone.open(`/app/act/${TENANT}/share/999999`)
      await phone.expectText('#screen-empty', '活动已下架')
    },
  },
  {
    name: 'a collected item is listed, removed and restored',
    async run(bench) {
      const member = await bench.member()
      const [note] = await bench.gateway.contents(11)
      assert(note)
      await member.ask('/v2/content/mark', {
        iid: TENANT,
        reqId: `collect-${Date.now()}`,
        moduleType: 11,
        id: note.id,
        mark: 'collect',
        on: 1,
      })
      const phone = await bench.phone(member)
      await phone.open(`/app/collection/list?iid=${TENANT}`)
      await phone.see(`#row-${note.id}`)
      const takenOut = phone.answerTo('/v2/content/mark')
      await phone.tap(`#remove-${note.id}`)
      await phone.page.locator(`#row-${note.id}`).waitFor({ state: 'detached' })
      await takenOut
      const broughtBack = phone.answerTo('/v2/content/mark')
      await phone.tap('#collection-undo')
      await phone.see(`#row-${note.id}`)
      await broughtBack
      await phone.open(`/app/collection/list?iid=${TENANT}`)
      await phone.see(`#row-${note.id}`)
    },
  },
  {
    name: 'an address is typed, survives a reload, becomes the default and is deleted',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      await phone.open(`/app/mall/address/manage?iid=${TENANT}`)
      await phone.tap('#address-save')
      await phone.type('#address-name', '小满')
      await phone.type('#address-mobile', '13912345678')
      await phone.type('#address-detail', '文三路 90 号 3 幢')
      await phone.open(`/app/mall/address/manage?iid=${TENANT}`)
      await phone.expectValue('#address-name', '小满')
      await phone.tap('#address-region')
      for (const code of ['330000', '330100', '330106']) await phone.tap(`#region-${code}`)
      await phone.tap('#address-save')
      await phone.open(`/app/mall/address/list?iid=${TENANT}`)
      await phone.expectText('[id^="address-"]:has-text("文三路")', '西湖区')
      await phone.tap('[id^="address-remove-"]')
      await phone.page.getByRole('alertdialog').getByText('删除', { exact: true }).click()
      await phone.see('#screen-empty')
    },
  },
]
