import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Bench, Journey } from '../Journey'
import { type Member, TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'

const FOREIGN = 'e.example'
/** A title of the maximum length. */
const TITLE = `<img src=//${FOREIGN} onerror=alert(1)>`
const PICTURE = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46)

interface Policy {
  readonly host: string
  readonly policy: string
  readonly accessKeyId: string
  readonly sign: string
}

/** Uploads a picture as the app does; returns its key. */
async function upload({ site }: Bench, member: Member): Promise<string> {
  const signed = await member.ask<Policy>('/api/oss/token', {})
  const key = `h5/${TENANT}_${randomUUID()}.jpg`
  const form = new FormData()
  const fields = { key, policy: signed.policy, OSSAccessKeyId: signed.accessKeyId, signature: signed.sign }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([PICTURE]), 'a.jpg')
  const response = await fetch(new URL(signed.host, site.origin), { method: 'POST', body: form })
  assert(response.ok, `the upload was answered with ${response.status}`)
  return key
}

/** Publishes a note with the title; returns its id. */
async function publish(bench: Bench): Promise<string> {
  const member = await bench.member()
  const note = { moduleType: 11, title: TITLE, body: [{ type: 'text', text: '石阶很滑。' }] }
  const imgs = [await upload(bench, member)]
  const wish = { ...note, imgs, reqId: randomUUID(), status: 'published' }
  return (await member.ask<{ id: string }>('/v2/content/save', wish)).id
}

/** Records the effects of a title as HTML: a request, a script that runs, or a violation of the content policy. */
async function listen(phone: Phone): Promise<readonly string[]> {
  const heard: string[] = []
  phone.page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith(FOREIGN)) heard.push(`fetched ${request.url()}`)
  })
  phone.page.on('dialog', (dialog) => {
    heard.push('a script ran')
    void dialog.dismiss()
  })
  await phone.page.exposeFunction('heard', (what: string) => void heard.push(what))
  await phone.page.addInitScript((foreign) => {
    const tell = (what: string) => (window as unknown as { heard(what: string): void }).heard(what)
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      if (blockedURI.includes(foreign)) tell(`the policy stopped ${blockedURI}`)
    })
    new MutationObserver(() => {
      if (document.querySelector(`img[src*="${foreign}"]`)) tell('the title is an element')
    }).observe(document, { subtree: true, childList: true, attributes: true })
  }, FOREIGN)
  return heard
}

export const hostileTitle: readonly Journey[] = [
  {
    name: 'a note’s title with a picture in it stays text: nothing is fetched from its host and nothing runs',
    async run(bench) {
      const id = await publish(bench)
      const detail = `/app/note/${TENANT}/detail/${id}`
      const phone = await bench.phone()
      const heard = await listen(phone)
      for (const address of [detail, `/app/note/${TENANT}`, `/app/index/${TENANT}`]) {
        await phone.open(address)
        await phone.page.waitForLoadState('networkidle')
        assert.deepEqual(heard, [], address)
      }
      // A link within the app changes the title of an open page.
      await phone.open(`/app/note/${TENANT}`)
      await phone.tap(`#row-${id}`)
      await phone.at(detail)
      await phone.page.getByText(TITLE).filter({ visible: true }).first().waitFor()
      await phone.page.waitForLoadState('networkidle')
      assert.deepEqual(heard, [])
    },
  },
]
