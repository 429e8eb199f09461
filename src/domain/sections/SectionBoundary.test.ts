import { SectionBoundary } from './SectionBoundary'

test('a section that fails to render leaves its place empty and is logged', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const boundary = new SectionBoundary({ name: 's1 of type 9', children: 'drawn' })
  expect(boundary.render()).toBe('drawn')
  boundary.state = SectionBoundary.getDerivedStateFromError()
  boundary.componentDidCatch(new TypeError('no id'))
  expect(boundary.render()).toBeNull()
  expect(warn).toHaveBeenCalledWith('section s1 of type 9 not drawn: no id')
  warn.mockRestore()
})
