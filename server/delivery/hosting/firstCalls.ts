import {
  type CallDefinition,
  callKey,
  defaultIndexType,
  getContent,
  getOrder,
  getPageShow,
  getProfile,
  getSiteInfo,
  listConfig,
  MODULE_TYPE,
  orderOfQuery,
  PAGE_RID,
  type ParamsOf,
  type ResolvedRoute,
  type RouteName,
  resolveIid,
} from '@quanzi/contract'

/** One call that a screen makes when it opens, with the key of its answer. */
export interface FirstCall {
  readonly uri: string
  readonly params: Readonly<Record<string, unknown>>
  readonly key: string
}

/** Routes of one item, which `/v2/content/get` loads. */
const DETAILS: Partial<Record<RouteName, number>> = {
  'act.detail': MODULE_TYPE.act,
  'mate.detail': MODULE_TYPE.mate,
  'note.detail': MODULE_TYPE.note,
  'news.detail': MODULE_TYPE.news,
  'sact.detail': MODULE_TYPE.sact,
}

const first = <C extends CallDefinition>({ uri }: C, params: ParamsOf<C>): FirstCall => {
  const given = params as Readonly<Record<string, unknown>>
  return { uri, params: given, key: callKey(uri, given) }
}

/** The app's calls on this route: those of the shell, then the screen's own. */
export function firstCalls(route: ResolvedRoute, hasSession: boolean): readonly FirstCall[] {
  const params = route.params as { readonly iid?: number; readonly id?: string }
  const iid = resolveIid({ path: params.iid, query: route.query })
  const calls = [
    first(getSiteInfo, { iid, type: 'js', userId: '' }),
    first(listConfig, { iid, type: 'tabBar' }),
    ...(hasSession ? [first(getProfile, { iid })] : []),
  ]
  const moduleType = DETAILS[route.name]
  if (route.name === 'index.home') {
    const type = Number(route.query.type) || defaultIndexType(iid)
    calls.push(first(getPageShow, { iid, rid: PAGE_RID, type }))
  } else if (route.name === 'order.detail' && hasSession) {
    calls.push(first(getOrder, { iid, orderId: orderOfQuery(route.query) }))
  } else if (moduleType !== undefined && params.id) {
    calls.push(first(getContent, { iid, moduleType, id: params.id }))
  }
  return calls
}
