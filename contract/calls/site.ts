import * as v from 'valibot'
import type { Page } from '../entities/page'
import type { ConfigItem, ConfigPage, DomainRow, DownInfo, FeatureType, SiteInfo, TenantHome } from '../entities/site'
import { defineCall, reply } from './define'
import {
  Code,
  Flag01,
  Id,
  Iid,
  identity,
  maybe,
  PageNo,
  PageSize,
  Raw,
  Status,
  Text,
  UserIdOrNone,
  withDefault,
} from './fields'

/** Site script and pop-ups. The client calls it at start and 4000 ms after each route change. */
export const getSiteInfo = /*#__PURE__*/ defineCall({
  uri: '/api/aboutme/get',
  params: v.object({ iid: Iid, type: withDefault(v.literal('js'), 'js'), userId: identity.userId }),
  reply: reply<SiteInfo>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'admissions-and-regions §7',
})

/** The download banner of the app. */
export const getDownInfo = /*#__PURE__*/ defineCall({
  uri: '/api/account.interest.get.downInfo',
  params: v.object({ iid: Iid, userId: identity.userId, ridSecret: identity.ridSecret }),
  reply: reply<{ readonly downInfo: DownInfo }>(),
  access: 'public',
  safe: true,
  source: 'chat-and-calls §7 Page and app info',
})

/**
 * A configured page by type: 7 is the index, 39 the index of tenant 3192, 0, 100001 and 100002 those of the
 * university.
 */
export const getPageShow = /*#__PURE__*/ defineCall({
  uri: '/api/h5.shop.pageShow.list',
  params: v.object({ iid: Iid, rid: maybe(UserIdOrNone), type: Code, userId: identity.userId }),
  reply: reply<ConfigPage>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'chat-and-calls §7 Page and app info',
})

/** A configured page by id or type. */
export const getMainPage = /*#__PURE__*/ defineCall({
  uri: '/api/mainPage',
  params: v.object({
    iid: Iid,
    rid: maybe(UserIdOrNone),
    f: maybe(Code),
    id: maybe(Id),
    type: maybe(Code),
    needContent: withDefault(Flag01, true),
    userId: identity.userId,
  }),
  reply: reply<ConfigPage>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'chat-and-calls §7 Page and app info',
})

/** Categories; those with status 1 are shown. */
export const listFeatureTypes = /*#__PURE__*/ defineCall({
  uri: '/api/shop/features/types',
  params: v.object({ iid: Iid, status: withDefault(Status, 1) }),
  reply: reply<readonly FeatureType[]>(),
  access: 'public',
  safe: true,
  source: 'chat-and-calls §7 Page and app info',
})

/** Configuration rows of a kind (CONFIG_TYPES). */
export const listConfig = /*#__PURE__*/ defineCall({
  uri: '/api/config/list',
  params: v.object({
    iid: Iid,
    type: Text(32),
    queryKey: maybe(Text(30)),
    pageNumber: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<Page<ConfigItem>>(),
  access: 'public',
  safe: true,
  source: 'chat-and-calls §7 Other',
})

/** The tenants of a host name; an empty list for an unknown host. */
export const listDomains = /*#__PURE__*/ defineCall({
  uri: '/api/domain/byName/list',
  params: v.object({ domainName: Raw(255) }),
  reply: reply<readonly DomainRow[]>(),
  access: 'public',
  safe: true,
  source: 'shell-and-routes §7',
})

/** The address of the tenant's home. */
export const getTenantHome = /*#__PURE__*/ defineCall({
  uri: '/api/domain/goIndexByIid',
  params: v.object({ iid: Iid, requestType: withDefault(v.literal('protocol'), 'protocol') }),
  reply: reply<TenantHome>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'shell-and-routes §7',
})

/** Calls of the shell and of configured pages. */
export const siteCalls = {
  getSiteInfo,
  getDownInfo,
  getPageShow,
  getMainPage,
  listFeatureTypes,
  listConfig,
  listDomains,
  getTenantHome,
}
