import { withoutConfig } from './BareEntry'

test('the runtime gets no list of pages', () => {
  const entry =
    'var config = {"window":{},"pages":["modules/root/entry/index"],"window":{"a":{"b":1}}};\nwindow/* provider */.a.__taroAppConfig = config\nApp(createReactApp(component, react, dom, config))'
  expect(withoutConfig(entry)).toBe(
    'var config = {};\nwindow/* provider */.a.__taroAppConfig = config\nApp(createReactApp(component, react, dom, config))',
  )
})

test('an entry that is written differently stops the build', () => {
  expect(() => withoutConfig('App(createReactApp(component))')).toThrow('no configuration')
})
