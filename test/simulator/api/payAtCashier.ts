import { ApiFailure } from './ApiFailure'

const MARKS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*=\\s*"([^"]*)"`, 'i')
    .exec(tag)?.[1]
    ?.replace(/&(?:amp|lt|gt|quot|#39);/g, (mark) => MARKS[mark] ?? mark)

/** Opens the channel's cashier page and presses its confirm button, as a user does. */
export async function payAtCashier(url: string): Promise<void> {
  const page = await fetch(url)
  const html = await page.text()
  if (!page.ok) throw new ApiFailure(`cashier answered ${page.status}`)
  const form = /<form\b[^>]*>[\s\S]*?<\/form>/i.exec(html)?.[0]
  if (!form) throw new ApiFailure('the cashier page has no form')
  const fields = new URLSearchParams()
  for (const [tag] of form.matchAll(/<input\b[^>]*>/gi)) {
    const name = attributeOf(tag, 'name')
    if (name) fields.append(name, attributeOf(tag, 'value') ?? '')
  }
  const buttons = [...form.matchAll(/<button\b[^>]*>/gi)].map(([tag]) => tag)
  const confirm = buttons.find((tag) => /confirm|pay/i.test(tag)) ?? buttons[0] ?? ''
  const name = attributeOf(confirm, 'name')
  if (name) fields.append(name, attributeOf(confirm, 'value') ?? '')
  const action = new URL(
    attributeOf(confirm, 'formaction') ?? attributeOf(form.slice(0, form.indexOf('>') + 1), 'action') ?? url,
    url,
  )
  const answer = await fetch(action, { method: 'POST', body: fields, redirect: 'manual' })
  if (answer.status >= 400)
    throw new ApiFailure(`cashier answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`)
}
