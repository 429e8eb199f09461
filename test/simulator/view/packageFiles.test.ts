import { packageFiles } from './packageFiles'
import type { ViewElement, ViewNode } from './ViewNode'

const element = (tag: string, attributes: object, ...children: ViewNode[]) =>
  ({ kind: 'element', tag, attributes: new Map(Object.entries(attributes)), children }) as unknown as ViewElement

test('files that a phone looks up in the package are found: pictures, players, rich text, backgrounds', () => {
  const view = element(
    'view',
    { style: "color:red;background-image:url('/media/tone.webp')" },
    element('image', { src: '/media/a.webp' }),
    element('video', { src: '/media/clips/a.mp4', poster: '//cdn.test/a.jpg' }),
    element('rich-text', { nodes: '<p>1<img alt="x" src="/oss/h5/1000_1"></p>' }),
    element('rich-text', { nodes: [{ name: 'img', attrs: { src: 'b.png' } }] }),
  )
  expect(packageFiles([view])).toEqual([
    '/media/tone.webp',
    '/media/a.webp',
    '/media/clips/a.mp4',
    '//cdn.test/a.jpg',
    '/oss/h5/1000_1',
    'b.png',
  ])
})

test('addresses with a scheme and empty addresses are not files of the package', () => {
  const sources = ['https://x.test/a.png', 'data:image/png;base64,AA', 'wxfile://tmp/a', '', undefined]
  expect(packageFiles(sources.map((src) => element('image', { src })))).toEqual([])
})
