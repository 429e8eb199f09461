import assert from 'node:assert/strict'
import type { PaidContent, PaidPlay } from '@quanzi/contract'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { until } from '../support/until'
import { payNow } from './payNow'

const SERIES = '20303'
const AUDIO = '20202'
const BOOK = '20101'

/** Plays the video on the page without sound, which browsers allow without a tap. */
const playVideo = (phone: Phone) =>
  phone.find('video').evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })

export const listening: readonly Journey[] = [
  {
    name: 'screens-content §8.6: a priced episode plays its trial only; after a paid order it plays, and resumes on reopening',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      const wish = { iid: TENANT, moduleType: 203, id: SERIES }
      const trial = await member.ask<PaidPlay>('/v2/paid/play', { ...wish, itemId: `${SERIES}-2` })
      assert.match(trial.url, /lesson-trial\.mp4/)
      assert.equal((await fetch(`${bench.site.origin}/media/clips/lesson.mp4`)).status, 403)
      await phone.open(`/app/pvideo/${TENANT}/player/${SERIES}-2`)
      await phone.see('video[src*="lesson-trial.mp4"]')
      await playVideo(phone)
      await phone.see('#series-locked')
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.shoot('series-trial-over')
      await phone.tap('#stage-buy')
      await phone.at('/app/pay/pvideoAlbumDetail')
      await phone.tap('#buy-button')
      await phone.at('/app/pay/order')
      await payNow(phone)
      await phone.open(`/app/pvideo/${TENANT}/player/${SERIES}-2`)
      await phone.see('video[src*="lesson.mp4?expires="]')
      await playVideo(phone)
      // The next one begins by itself after a while, and so on: on a slow machine it is not the third any more.
      await until('a later episode is where to continue', async () => {
        const { position } = await member.ask<PaidContent>('/v2/paid/get', wish)
        return position !== null && /-[3-6]$/.test(position.itemId)
      })
      const other = await bench.phone(member)
      await other.open(`/app/pvideo/${TENANT}/player/${SERIES}`)
      await other
        .find('#detail-title')
        .filter({ hasText: /对焦到星点|银河的季节|前景与光绘|后期的分寸/ })
        .waitFor()
    },
  },
  {
    name: 'expect-reading §3: sound goes on over other screens, and another device continues with it',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      const look = () => member.ask<PaidContent>('/v2/paid/get', { iid: TENANT, moduleType: 202, id: AUDIO })
      await phone.open(`/app/audio/${TENANT}/album-list/t-audio-talk`)
      await phone.tap(`#expand-${AUDIO}`)
      await phone.tap(`#part-${AUDIO}-1`)
      await phone.at(`/app/audio/${TENANT}/player/${AUDIO}-1`)
      await phone.tap('#sound-speed')
      await phone.tap('[id="speed-0.5"]')
      await phone.tap('#sound-sleep')
      await phone.tap('#sleep-30')
      await phone.hear(/30:00|2\d:\d\d/)
      await until('the track plays', async () => /[1-9]/.test((await phone.find('#sound-at').textContent()) ?? ''))
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.shoot('audio-player')
      await phone.page.goBack()
      await phone.see('#mini-player')
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.shoot('audio-mini')
      await phone.tap('#mini-play')
      await until('the position is stored', async () => (await look()).position !== null)
      await phone.tap('#mini-close')
      await phone.find('#mini-player').waitFor({ state: 'detached' })
      const other = await bench.phone(member)
      await other.open(`/app/audio/${TENANT}`)
      await other.tap('#go-on')
      await other.see('#mini-player')
      await other.tap('#mini-open')
      await other.see('#sound-play')
    },
  },
  {
    name: 'a sound that has no data to go on with says that it waits; a film begins at one tap',
    async run(bench) {
      const phone = await bench.phone()
      let release: () => void = () => undefined
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await phone.page.route(/\.wav/, async (route) => {
        await held
        await route.continue()
      })
      await phone.open(`/app/pay/albumDetail?iid=${TENANT}&id=${AUDIO}`)
      await phone.tap('#sound-play')
      await phone.expectText('#sound-waits', '缓冲中…')
      await phone.open(`/app/audio/${TENANT}/album-list/t-audio-talk`)
      await phone.tap(`#expand-${AUDIO}`)
      await phone.tap(`#part-${AUDIO}-1`)
      await phone.at(`/app/audio/${TENANT}/player/${AUDIO}-1`)
      await phone.expectText('#sound-waits', '缓冲中…')
      assert.deepEqual(await graveFindings(phone.page), [])
      release()
      await phone.lacks('#sound-waits')
      await phone.open(`/app/video/${TENANT}`)
      await phone.tap('#play-button')
      await phone.see('video')
      await until('the film plays', () => phone.find('video').evaluate((video: HTMLVideoElement) => !video.paused))
    },
  },
  {
    name: 'expect-reading §3: a chapter is read in the chosen size, its bars hide at a tap, and the book stands on the shelf',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(`/app/book/${TENANT}/articleDetail/${BOOK}-1`)
      await phone.tap('#open-look')
      await phone.page.getByText('最大', { exact: true }).click()
      await phone.page.getByText('夜间', { exact: true }).click()
      await phone.page.keyboard.press('Escape')
      const bars = await phone.page.evaluate(() => document.documentElement.className)
      assert(bars.includes('theme-dark'), 'the bars around a chapter read at night are light')
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.shoot('book-night')
      await phone.tap('#line-0')
      await phone.find('#open-contents').waitFor({ state: 'detached' })
      await phone.tap('#line-0')
      await phone.see('#open-contents')
      await phone.tap('#chapter-after')
      await phone.see('#chapter-trial')
      await phone.page.reload()
      await phone.see('#chapter-trial')
      await phone.shoot('book-trial')
      await until('the book is begun', async () => {
        const book = await member.ask<PaidContent>('/v2/paid/get', { iid: TENANT, moduleType: 201, id: BOOK })
        return book.position !== null
      })
      await phone.open(`/app/book/${TENANT}`)
      await phone.page.getByText('我的书架', { exact: true }).click()
      await phone.see(`#shelf-${BOOK}`)
      await phone.hear(/读到/)
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.shoot('book-shelf')
    },
  },
]
