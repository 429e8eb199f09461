import { Secrets } from '../db/Secrets'

const secrets = new Secrets('a secret for tests, long enough to pass')

test('a signature is valid only for its text, its purpose and its server', () => {
  const signature = secrets.sign('upload', 'text')
  expect(secrets.verify('upload', 'text', signature)).toBe(true)
  expect(secrets.verify('upload', 'other', signature)).toBe(false)
  expect(secrets.verify('play', 'text', signature)).toBe(false)
  expect(secrets.verify('upload', 'text', [signature, signature] as unknown as string)).toBe(false)
  expect(new Secrets('another secret, long enough to pass').verify('upload', 'text', signature)).toBe(false)
})

test('the key for stored data never changes', () => {
  expect(secrets.lastingKey('registration-answer')).toBe('Ea4Np8H3teIVUQ3E2c1ZczMEswYqpysmKd_rFACc9V8')
})
