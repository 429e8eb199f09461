import { SectionBoundary } from './SectionBoundary'

test('a section that cannot be drawn leaves its place empty and says so to the operator', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const boundary = new SectionBoundary({ name: 's1 of type 9', children: 'drawn' })
  expect(boundary.render()).toBe('drawn')
  boundary.state = SectionBoundary.getDerivedStateFromError()
  boundary.componentDidCatch(new TypeError('no id'))
  expect(boundary.render()).toBeNull()
  expect(warn).toHaveBeenCalledWith('section s1 of type 9 not drawn: no id')
  warn.mockRestore()
})
