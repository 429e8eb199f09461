import { preload } from './index.h5'

/** The files that a page with one next script fetches ahead on such a connection. */
function fetchedOn(connection: object | undefined): string[] {
  const hrefs: string[] = []
  const link = () => ({ relList: { supports: () => true }, rel: '', as: '', href: '' })
  const document = { createElement: link, head: { append: ({ href }: { href: string }) => hrefs.push(href) } }
  const run = jest.fn()
  Object.assign(globalThis, { window: { __QUANZI__: { next: ['/js/14.js'] } }, document, setTimeout: run })
  Object.defineProperty(globalThis, 'navigator', { value: { connection }, configurable: true })
  preload.warm()
  for (const [start] of run.mock.calls) start()
  return hrefs
}

test('the next screens are fetched ahead where it costs the user nothing: not when data are saved or the line is slow', () => {
  const { window, document, setTimeout } = globalThis
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
  try {
    const quick = [undefined, {}, { effectiveType: '4g', saveData: false }].map(fetchedOn)
    expect(quick).toEqual([['/js/14.js'], ['/js/14.js'], ['/js/14.js']])
    const slow = [{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }].map(fetchedOn)
    expect(slow).toEqual([[], [], []])
  } finally {
    Object.assign(globalThis, { window, document, setTimeout })
    if (own) Object.defineProperty(globalThis, 'navigator', own)
    else Reflect.deleteProperty(globalThis, 'navigator')
  }
})
