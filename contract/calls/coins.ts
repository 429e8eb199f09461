import * as v from 'valibot'
import type { CoinAccount, CoinEntry, CoinEntryPage, CoinRule } from '../entities/coin'
import type { Page } from '../entities/page'
import { defineCall, reply } from './define'
import { Iid, identity, Month, maybe, PageNo, PageSize } from './fields'

/** Entries of the member's coin ledger. */
export const listCoinEntries = /*#__PURE__*/ defineCall({
  uri: '/api/coin/trans/list',
  params: v.object({ iid: Iid, userId: identity.userId, pageNo: PageNo }),
  reply: reply<Page<CoinEntry>>(),
  access: 'member',
  safe: true,
  source: 'chat-and-calls §7 Points and coins',
})

/** Coins that came in or went out, newest first, by month if wanted. Ours. */
export const listCoinFlow = /*#__PURE__*/ defineCall({
  uri: '/v2/coin/entry/list',
  params: v.object({
    iid: Iid,
    dir: maybe(v.picklist(['in', 'out'])),
    month: maybe(Month),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<CoinEntryPage>(),
  access: 'member',
  safe: true,
  source: 'screens-commerce §2 account/point-detail',
})

/** Balance and signing streak. */
export const getCoinAccount = /*#__PURE__*/ defineCall({
  uri: '/api/coin/account/get',
  params: v.object({ iid: Iid, userId: identity.userId }),
  reply: reply<CoinAccount>(),
  access: 'member',
  safe: true,
  source: 'chat-and-calls §7 Points and coins',
})

/** Signs in for today; a second time that day gains 0. */
export const signForCoins = /*#__PURE__*/ defineCall({
  uri: '/api/coin/sign',
  params: v.object({ iid: Iid, userId: identity.userId }),
  reply: reply<CoinAccount>(),
  access: 'member',
  source: 'chat-and-calls §7 Points and coins',
})

/** Ways to earn coins. */
export const listCoinRules = /*#__PURE__*/ defineCall({
  uri: '/api/coin/conf/list',
  params: v.object({ iid: Iid }),
  reply: reply<readonly CoinRule[]>(),
  access: 'public',
  safe: true,
  source: 'chat-and-calls §7 Points and coins',
})

/** Coin calls. */
export const coinCalls = { listCoinEntries, listCoinFlow, getCoinAccount, signForCoins, listCoinRules }
