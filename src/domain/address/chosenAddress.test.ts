import type { Address } from '@quanzi/contract'
import { giveChosenAddress, takeChosenAddress } from './chosenAddress'

const address = { id: '7' } as Address

test('the chosen address is returned once', () => {
  giveChosenAddress(1000, address)
  expect([takeChosenAddress(1000), takeChosenAddress(1000)]).toEqual([address, null])
})

test('an address chosen in one tenant is not used in another', () => {
  giveChosenAddress(1000, address)
  expect([takeChosenAddress(3192), takeChosenAddress(1000)]).toEqual([null, null])
})
