import type { Address } from '@quanzi/contract'
import { giveChosenAddress, takeChosenAddress } from './chosenAddress'

const address = { id: '7' } as Address

test('the chosen address is taken once', () => {
  giveChosenAddress(1000, address)
  expect([takeChosenAddress(1000), takeChosenAddress(1000)]).toEqual([address, null])
})

test('an address chosen at one tenant is not sent to at another', () => {
  giveChosenAddress(1000, address)
  expect([takeChosenAddress(3192), takeChosenAddress(1000)]).toEqual([null, null])
})
