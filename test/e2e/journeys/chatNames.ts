import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { ACTIVITY } from './orderOf'

/** The leader of the activity. */
const LEADER = '木木夕'

/** The leader's name stands in the row of the message list and in the title of the conversation. */
async function expectNamed(phone: Phone): Promise<void> {
  await phone.open(`/app/index/${TENANT}`)
  await phone.tap('#messages-entry')
  const row = phone.page.locator('[id^="open-"]').filter({ visible: true }).first()
  await row.filter({ hasText: LEADER }).waitFor()
  await row.click()
  await phone.find('#chat-dialog #chat-title').filter({ hasText: LEADER }).waitFor()
}

export const chatNames: readonly Journey[] = [
  {
    name: 'chat: whoever is asked from an activity keeps the name in list and title: after a reload, and on another device',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(`/app/act/${TENANT}/detail/${ACTIVITY.id}`)
      await phone.tap('#ask-button')
      const card = phone.page.locator('[id^="message-"]').filter({ hasText: '已送达', visible: true })
      await card.first().waitFor()
      await phone.find('#chat-dialog #chat-title').filter({ hasText: LEADER }).waitFor()
      // It loads the page anew.
      await expectNamed(phone)
      await expectNamed(await bench.phone(member))
    },
  },
]
