import { build, buildMini } from '@quanzi/contract'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { logIn } from './journeys'

/** A jacket with sizes and colours, and pegs of another supplier without a choice. */
const JACKET = 'm2101-1'
const PEGS = 'm1107-1'

export const shop: readonly Case[] = [
  {
    name: 'screens-commerce §6.1: skus of two suppliers go through the cart into one paid order',
    screens: ['mall/detail', 'mall/cart', 'pay/checkout', 'pay/cashier'],
    async run(bench) {
      const { app } = bench
      await app.miniProgram.callWxMethod('clearStorage')
      const jacket = build('mall.detail', { iid: TENANT, skuId: JACKET })
      await app.open(buildMini('account.login', { iid: TENANT, return: jacket }))
      await logIn(bench)
      await app.at('mall/detail')
      await app.tap('#goods-add')
      await app.tap('#spec-add')
      await app.expectText('#cart-button', '1')
      await app.open(buildMini('mall.detail', { iid: TENANT, skuId: PEGS }))
      await app.expectText('#cart-button', '1')
      await app.tap('#goods-add')
      await app.expectText('#cart-button', '2')
      await app.tap('#cart-button')
      await app.at('mall/cart')
      await app.find('#supplier-3192')
      await app.find('#supplier-3214')
      await app.expectText('#cart-checkout', '2')
      await app.tap('#cart-checkout')
      await app.at('pay/checkout')
      await app.type('#address-paste', '小满 13800000001 浙江省杭州市西湖区文三路90号5幢')
      await app.expectText('#address-region', '西湖区')
      await app.tap('#checkout-submit')
      await app.at('pay/cashier')
      await app.tap('#pay-button')
      await app.find('#pay-result')
    },
  },
]
