import { gateAddress } from './gateAddress'

const none = { gateUrl: '', port: null }

test.each([
  [{ ...none, origin: 'https://quanzi.test' }, 'wss://quanzi.test:3051'],
  [{ ...none, origin: 'http://192.168.1.20:8080' }, 'ws://192.168.1.20:3051'],
  [{ ...none, origin: 'http://[::1]:8080' }, 'ws://[::1]:3051'],
  [{ ...none, origin: 'http://127.0.0.1:8080', port: 23051 }, 'ws://127.0.0.1:23051'],
  // Behind a proxy, clients cannot reach the gate's own port.
  [{ ...none, origin: 'https://quanzi.test', port: 13051 }, 'wss://quanzi.test:3051'],
  [{ origin: 'https://quanzi.test', port: 13051, gateUrl: 'wss://chat.quanzi.test' }, 'wss://chat.quanzi.test'],
])('%j is %s', (known, address) => {
  expect(gateAddress(known)).toBe(address)
})
