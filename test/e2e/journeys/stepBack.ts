import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { applicantOf, openGroup } from './applicant'
import { ACTIVITY } from './orderOf'

const LIST = `/app/act/${TENANT}`
const GALLERY = `/app/test/test?iid=${TENANT}&part=feedback`
const NEWS = `/app/news/list/${TENANT}`

const gone = (phone: Phone, selector: string) =>
  phone.page.locator(selector).filter({ visible: true }).waitFor({ state: 'detached' })

/** Marks the page's box. A page that is rendered again has a new box without the mark. */
const markPage = (phone: Phone) => phone.find('#screen').evaluate((screen) => screen.setAttribute('data-kept', '1'))
const expectKept = async (phone: Phone) => await phone.see('#screen[data-kept]', 'the page below was drawn anew')

/** Opens the gallery over a list, so that one step back too many would show. */
async function openGallery(phone: Phone): Promise<void> {
  await phone.page.goto(phone.origin + NEWS)
  await phone.settled()
  await phone.page.goto(phone.origin + GALLERY)
  await phone.see('#open-sheet')
}

export const stepBack: readonly Journey[] = [
  {
    name: 'a step back closes the dialog, then the sheet below it, and leaves the page as it was',
    async run(bench) {
      const phone = await bench.phone()
      await openGallery(phone)
      await markPage(phone)
      await phone.tap('#open-sheet')
      await phone.tap('#sheet-dialog')
      await phone.see('#dialog')
      await phone.page.goBack()
      await gone(phone, '#dialog')
      await phone.see('#first-sheet')
      await phone.page.goBack()
      await gone(phone, '#first-sheet')
      await expectKept(phone)
      assert.equal(phone.path, GALLERY)
      await phone.page.goBack()
      await phone.at(NEWS)
    },
  },
  {
    name: 'a sheet that replaces another is closed by one step back; a closed sheet leaves no step behind',
    async run(bench) {
      const phone = await bench.phone()
      await openGallery(phone)
      await markPage(phone)
      await phone.tap('#open-sheet')
      await phone.tap('#sheet-next')
      await phone.see('#second-sheet')
      await gone(phone, '#first-sheet')
      await phone.page.goBack()
      await gone(phone, '#second-sheet')
      await expectKept(phone)
      await phone.tap('#open-sheet')
      await phone.page.keyboard.press('Escape')
      await gone(phone, '#first-sheet')
      await expectKept(phone)
      await phone.page.waitForFunction(() => !(history.state as { boxes?: number } | null)?.boxes)
      await phone.page.goBack()
      await phone.at(NEWS)
    },
  },
  {
    name: 'a link in a sheet opens its page; going back shows the sheet open, and the next step closes it',
    async run(bench) {
      const phone = await bench.phone()
      await openGallery(phone)
      await markPage(phone)
      await phone.tap('#open-sheet')
      await phone.tap('#sheet-link')
      await phone.at(LIST)
      await phone.see(`#act-${ACTIVITY.id}`)
      // The page in front has nothing open: Escape does nothing to the one below.
      await phone.page.keyboard.press('Escape')
      await phone.page.goBack()
      await phone.see('#first-sheet')
      await expectKept(phone)
      await phone.page.goBack()
      await gone(phone, '#first-sheet')
      assert.equal(phone.path, GALLERY)
      await phone.page.goBack()
      await phone.at(NEWS)
    },
  },
  {
    name: 'from a poster opened in the share sheet one step leads back to the activity, also after a reload with the sheet open',
    async run(bench) {
      const phone = await bench.phone()
      const detail = `/app/act/${TENANT}/detail/${ACTIVITY.id}`
      await phone.open(LIST)
      await phone.tap(`#act-${ACTIVITY.id}`)
      await phone.at(detail)
      await phone.tap('#share-button')
      await phone.tap('#share-poster')
      await phone.at(/\/share\/poster/)
      await phone.page.goBack()
      await phone.at(detail)
      await phone.lacks('#share-sheet')
      await phone.tap('#share-button')
      await phone.see('#share-sheet')
      await phone.page.reload()
      await phone.see('#share-button')
      await phone.page.goBack()
      await phone.at(LIST)
    },
  },
  {
    name: 'a step back closes the choices of an admissions form one after another, and typed answers stay',
    async run(bench) {
      const { phone } = await applicantOf(bench, { filled: true })
      await openGroup(phone, '34')
      await markPage(phone)
      const fields = phone.page.locator('#screen [aria-expanded="false"]').filter({ visible: true })
      const count = Math.min(3, await fields.count())
      assert(count > 1, 'the group has several choices')
      for (let at = 0; at < count; at++) {
        await fields.nth(at).click()
        await phone.see('[role=dialog]')
        await phone.page.goBack()
        await gone(phone, '[role=dialog]')
        await expectKept(phone)
      }
      await phone.see('#form-save')
    },
  },
]
