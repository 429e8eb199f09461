import { linkParts, panelParts } from './linkParts'

/** A hostile text, and the only links that the dialog may make of it. */
const ATTACKS: readonly (readonly [text: string, links: readonly string[]])[] = [
  ['<script>alert(1)</script>', []],
  ['<img src=x onerror=alert(1)>', []],
  ['<a href="javascript:alert(1)">x</a>', []],
  ['javascript:alert(1)//http://a.com', ['http://a.com']],
  ['data:text/html,<script>alert(1)</script>', []],
  ['"><svg/onload=alert(1)>', []],
  ['http://a.com/"onmouseover="alert(1)', ['http://a.com/']],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', []],
  ['vbscript:msgbox(1)', []],
  ['<a con="<img src=x onerror=alert(1)>">x</a>', []],
  ['ftp://a.com file:///etc/passwd', []],
]

test.each(ATTACKS)('chat-and-calls §5: %s stays text, and only http(s) becomes a link', (text, links) => {
  const parts = linkParts(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links)
  expect(panelParts(text).flatMap(({ href }) => href ?? [])).toEqual([])
})

test('chat-and-calls §5: an address in Chinese text is a link and the text around it is kept', () => {
  expect(linkParts('看 https://a.com/b?c=1 再说')).toEqual([
    { text: '看 ' },
    { text: 'https://a.com/b?c=1', href: 'https://a.com/b?c=1' },
    { text: ' 再说' },
  ])
})

test('chat-and-calls §5: the panel unwraps markers, and links only where there is more than one address', () => {
  expect(panelParts('去<a con="报名">x</a>或<a>看看</a>')).toEqual([{ text: '去报名或看看' }])
  expect(panelParts('https://a.com')).toEqual([{ text: 'https://a.com' }])
  expect(panelParts('https://a.com https://b.com').filter(({ href }) => href)).toHaveLength(2)
})

test('the panel shows the title of what the dialog shows as a card, without its address', () => {
  expect(panelParts('云顶露营\nhttps://a.com/app/act/1000/detail/9001')).toEqual([{ text: '云顶露营' }])
  expect(panelParts('看这里\nhttps://a.com 好吗')).toEqual([{ text: '看这里\nhttps://a.com 好吗' }])
})
