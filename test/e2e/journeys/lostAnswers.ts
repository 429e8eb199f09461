import type { Journey } from '../Journey'
import { STAFF, TENANT } from '../support/Gateway'
import { loseAnswer } from '../support/loseAnswer'

export const lostAnswers: readonly Journey[] = [
  {
    name: 'a special page that is changed again after a lost answer is saved as it is now',
    async run(bench) {
      const desk = await bench.phone(await bench.gateway.login(STAFF))
      const address = `/app/index/special/${TENANT}/page-${TENANT}-beginner`
      await desk.open(`${address}?as=staff`)
      const before = await (await desk.see('#special-title')).inputValue()
      await loseAnswer(desk, '/v2/page/save')
      await desk.type('#special-title', '出发前先读')
      await desk.tap('#special-save')
      await desk.hear(/稍后再试/)
      await desk.type('#special-title', '出发前再读')
      await desk.tap('#special-save')
      // The first try was stored, so that the page is newer than this one; the edits stay, and the next tap saves them.
      await desk.hear('再次保存')
      await desk.tap('#special-save')
      await desk.hear('已保存')
      await desk.open(address)
      await desk.hear('出发前再读')
      await desk.open(`${address}?as=staff`)
      await desk.type('#special-title', before)
      await desk.tap('#special-save')
      await desk.hear('已保存')
      desk.takeErrors()
    },
  },
]
