import assert from 'node:assert/strict'
import path from 'node:path'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'

const PICTURE = path.resolve(__dirname, '../../../docs/order.png')

/** Lists of the content modules: their path, their module type, and where a row leads. */
const LISTS = [
  { path: `/app/news/list/${TENANT}`, moduleType: 14, detail: /\/app\/news\/1000\/detail\// },
  { path: `/app/note/${TENANT}`, moduleType: 11, detail: /\/app\/note\/1000\/detail\// },
  { path: `/app/mate/${TENANT}`, moduleType: 10, detail: /\/app\/mate\/1000\/detail\// },
  { path: `/app/sact/${TENANT}`, moduleType: 13, detail: /\/app\/sact\/1000\/detail\// },
  { path: `/app/video/list/${TENANT}`, moduleType: 3, detail: /\/app\/video\/1000\/detail/ },
  { path: `/app/act/${TENANT}`, moduleType: 9, detail: /\/app\/act\/1000\/detail\// },
] as const

const lists: Journey = {
  name: `the lists ${LISTS.map(({ path }) => path).join(', ')} show contents, and a row opens its detail`,
  async run(bench) {
    const phone = await bench.phone()
    for (const { path, moduleType, detail } of LISTS) {
      const titles = (await bench.gateway.contents(moduleType)).map(({ title }) => title)
      await phone.open(path)
      const row = phone.find('[id^="row-"], [id^="card-"], [id^="act-"]')
      await row.waitFor()
      const shown = (await row.textContent()) ?? ''
      const title = titles.find((one) => shown.includes(one))
      assert(title, `the first row says “${shown}”, none of ${titles.join(' | ')}`)
      await row.click()
      await phone.at(detail)
      await phone.expectText('#detail-title', title)
      await phone.page.goBack()
      await phone.at(path)
      await row.waitFor()
    }
  },
}

export const content: readonly Journey[] = [
  {
    name: 'home shows sections, loads more at its end only, and a card opens its activity',
    async run(bench) {
      const phone = await bench.phone()
      const asked: string[] = []
      phone.page.on('request', (request) => {
        const [, page] = /pageNum(?:=|":"?)(\d+)/.exec(`${request.url()} ${request.postData() ?? ''}`) ?? []
        if (page) asked.push(page)
      })
      const secondPage = phone.page.waitForRequest(
        (request) => /pageNum(=|":"?)2\b/.test(`${request.url()} ${request.postData() ?? ''}`),
        { timeout: 60_000 },
      )
      await phone.open(`/app/index/${TENANT}`)
      await phone.see('#home-sections')
      await phone.page.locator('#preview').waitFor({ state: 'detached' })
      assert.deepEqual(asked, [], 'nobody has come near the recommendations')
      const toEnd = () => phone.find('#home-sections').evaluate((sections) => sections.scrollIntoView({ block: 'end' }))
      await toEnd()
      await phone.see('[id^="flow-"]')
      await toEnd()
      await secondPage
      const card = phone.find('[id^="card-9-"]')
      const [, id] = /card-9-(\w+)/.exec((await card.getAttribute('id')) ?? '') ?? []
      // By its id: looked for anew, the first card may be another one meanwhile.
      await phone.tap(`#card-9-${id}`)
      await phone.at(`/app/act/${TENANT}/detail/${id}`)
      await phone.see('#detail-title, #act-title')
    },
  },
  lists,
  {
    name: 'an unknown news channel lists everything',
    async run(bench) {
      const phone = await bench.phone()
      const news = await bench.gateway.contents(14)
      await phone.open(`/app/news/list/${TENANT}?tag=${encodeURIComponent('没有这个频道')}`)
      await phone.see(`#row-${news[0]?.id}`)
    },
  },
  {
    name: 'a member likes and comments, and others see it; a report reaches the site',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      const [item] = await bench.gateway.contents(11)
      assert(item)
      const count = async () => {
        const params = { moduleType: 11, id: item.id }
        const { counts } = await bench.gateway.ask<{ counts: { like: number } }>('/v2/content/get', params)
        return counts.like
      }
      const before = await count()
      const { author } = await bench.gateway.ask<{ author: { nick_name: string } }>('/v2/content/get', {
        moduleType: 11,
        id: item.id,
      })
      await phone.open(`/app/note/${TENANT}/detail/${item.id}`)
      const title = await (await phone.see('#detail-title')).boundingBox()
      const height = phone.page.viewportSize()?.height ?? 0
      assert(title && title.y + title.height < height, `the title ends at ${title?.y} of ${height}`)
      await phone.tap('#like-button')
      const said = `走过同一条路，${Date.now()}`
      await phone.tap('#comment-button')
      await phone.type('#comment-text', said)
      await phone.tap('#comment-send')
      const sent = phone.find('[id^="comment-"]').filter({ hasText: said })
      await sent.waitFor()
      // The author sees the new comment without searching for it.
      await phone.page.waitForFunction(
        (words) =>
          [...document.querySelectorAll('[id^="comment-"]')].some((row) => {
            const { top, bottom } = row.getBoundingClientRect()
            return row.textContent?.includes(words) && top >= 0 && bottom <= window.innerHeight && bottom > top
          }),
        said,
      )
      // The picture has scrolled out at the top, so the bar shows the author.
      await phone.find('#screen [role="heading"]').filter({ hasText: author.nick_name }).waitFor()
      assert.equal(await count(), before + 1)
      await phone.tap('#report-button')
      await phone.type('#report-text', '四个字吧')
      await phone.tap('#report-send')
      await phone.page.getByText('请用5到500个字说明').filter({ visible: true }).waitFor()
      await phone.type('#report-text', '内容与事实不符')
      await phone.tap('#report-send')
      await phone.find('#report-send').waitFor({ state: 'hidden' })
      const other = await bench.phone()
      await other.open(`/app/note/${TENANT}/detail/${item.id}`)
      await other.find('[id^="comment-"]').filter({ hasText: said }).waitFor()
    },
  },
  {
    name: 'a member joins a club and signs up for a campaign',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      const [club] = (await bench.gateway.contents(10)).filter(({ id }) => id === '10001')
      const [campaign] = await bench.gateway.contents(13, { tag: '@open' })
      assert(club && campaign)
      for (const [path, moduleType, id] of [
        [`/app/mate/${TENANT}/detail/${club.id}`, 10, club.id],
        [`/app/sact/${TENANT}/detail/${campaign.id}`, 13, campaign.id],
      ] as const) {
        await phone.open(path)
        await phone.tap('#join-button')
        await phone.type('#join-name', '林小圈')
        await phone.type('#join-phone', member.mobile)
        await phone.tap('#join-send')
        await phone.find('#join-send').waitFor({ state: 'hidden' })
        const { mine } = await member.ask<{ mine: { joined: boolean; joinState?: string } }>('/v2/content/get', {
          moduleType,
          id,
        })
        assert(mine.joined || mine.joinState === 'waiting', `${path} is not joined`)
      }
    },
  },
  {
    name: 'a member collects, likes and joins from the cards of lists, and sees this after a reload',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      for (const [path, mark] of [
        [`/app/note/${TENANT}`, 'collect'],
        [`/app/video/list/${TENANT}`, 'like'],
      ] as const) {
        await phone.open(path)
        const button = await phone.see(`[id^="${mark}-"]`)
        const id = `#${await button.getAttribute('id')}`
        const set = phone.answerTo('/v2/content/mark')
        await button.click()
        await phone.see(`${id}[aria-pressed="true"]`)
        await set
        await phone.open(path)
        await phone.see(`${id}[aria-pressed="true"]`)
        assert.equal(phone.path, path)
      }
      const clubs = `/app/mate/${TENANT}`
      await phone.open(clubs)
      const [, id] = /^join-(.+)$/.exec((await (await phone.see('[id^="join-"]')).getAttribute('id')) ?? '') ?? []
      await phone.tap(`#join-${id}`)
      await phone.type('#join-name', '林小圈')
      await phone.type('#join-phone', member.mobile)
      await phone.tap('#join-send')
      await phone.find('#join-send').waitFor({ state: 'hidden' })
      await phone.find(`#join-${id}`).waitFor({ state: 'hidden' })
      await phone.open(clubs)
      await phone.see(`#row-${id}`)
      await phone.lacks(`#join-${id}`)
    },
  },
  {
    name: 'screens-content §8.4: a note survives a reload while it is written, only its author sees the draft and its preview; a double tap publishes one, which all read, in the list, in what is new and, collected, in the collection',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      const notes = `/app/note/${TENANT}`
      const title = `雨后的九曲古道 ${Date.now()}`
      await phone.open(notes)
      await phone.tap('#note-write')
      await phone.at(`/app/note/${TENANT}/preview/new`)
      await phone.tap('#note-publish')
      await phone.hear('请添加封面图片')
      await phone.type('#note-title', title)
      await phone.type('#note-b0', '石阶很滑，走得慢。')
      // The app ends while pictures are on their way, of the note and of a paragraph: they go on by themselves.
      await phone.page.route('**/oss/', () => undefined)
      await phone.tap('#note-add-image')
      const ways = ['#note-pictures', '#note-b1']
      for (const field of ways) {
        const chooser = phone.page.waitForEvent('filechooser')
        await phone.tap(field)
        await (await chooser).setFiles(PICTURE)
        await phone.expectText(`${field}-field`, /上传中|等待/)
      }
      await phone.page.unrouteAll({ behavior: 'ignoreErrors' })
      await phone.open(`/app/note/${TENANT}/preview/new`)
      await phone.expectValue('#note-title', title)
      for (const field of ways) {
        const pictures = phone.page.locator(`${field}-field`).filter({ visible: true })
        await pictures.locator('img').first().waitFor()
        await pictures.filter({ hasNotText: /上传|等待/ }).waitFor()
      }
      await phone.tap('#note-save')
      await phone.page.getByText('草稿已保存').first().waitFor()
      await phone.open(notes)
      const others = await bench.gateway.contents(11)
      assert(!others.some((note) => note.title === title), 'a draft is in the public list')
      await phone.tap('[id="tab-@mine"]')
      const card = phone.find('[id^="row-"]').filter({ hasText: title })
      await card.waitFor()
      const [, id] = /^row-(.+)$/.exec((await card.getAttribute('id')) ?? '') ?? []
      await card.click()
      await phone.at(`/app/note/${TENANT}/preview/${id}`)
      await phone.tap('#tab-read')
      await phone.page.getByText('石阶很滑').filter({ visible: true }).first().waitFor()
      await phone.find('#note-publish').dblclick()
      await phone.at(`/app/note/${TENANT}/detail/${id}`)
      const published = (await bench.gateway.contents(11)).filter((note) => note.title === title)
      assert.deepEqual(
        published.map((note) => note.id),
        [id],
      )
      const reader = await bench.phone(await bench.member())
      await reader.open(`/app/note/${TENANT}/detail/${id}`)
      await reader.expectExactText('#detail-title', title)
      await reader.tap('#follow-button')
      await reader.find('#follow-button').filter({ hasText: '已关注' }).waitFor()
      await reader.open(notes)
      await reader.see(`#row-${id}`)
      await reader.open(`/app/index/${TENANT}/new`)
      await reader.find(`#row-${id}`).filter({ hasText: title }).waitFor()
      const kept = reader.answerTo('/v2/content/mark')
      await reader.tap(`#collect-${id}`)
      await kept
      await reader.open(`/app/collection/list?iid=${TENANT}`)
      await reader.find(`#row-${id}`).filter({ hasText: title }).waitFor()
    },
  },
]
