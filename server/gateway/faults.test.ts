import { readable } from './faults'

// A browser reads a backslash as a slash, and two slashes as the beginning of a host.
test.each(['//evil.example/50%', '/\\evil.example/50%', '\\/evil.example/50%'])(
  'the readable form of %s is on this host',
  (url) => expect(readable(url)).toBe('/evil.example/50%25'),
)
