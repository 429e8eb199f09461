import { DEFAULT_CID, EMPTY_KEY, KEY_PARAM } from './constants'

/** A parameter of a share link. */
export type ShareParam = string | number | boolean | null | undefined

/** Drops parameters that are undefined, null or '' (shell-and-routes §2). Keeps 0 and false. */
export function dropEmpty(params: Readonly<Record<string, ShareParam>>): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null && value !== '') kept[name] = String(value)
  }
  return kept
}

/** A distribution key, or null: 'empty' and '' mean that there is none (shell-and-routes §8). */
export const usableKey = (key: string | null | undefined): string | null =>
  key === undefined || key === null || key === '' || key === EMPTY_KEY ? null : key

/**
 * The parameters of a share link (screens-content §1): without empty ones, with cid when it is not 1000, with the
 * sharer's key as disrParentMultiDisKey. Does not pass on a key that came with the page.
 */
export function shareParams(
  params: Readonly<Record<string, ShareParam>>,
  sharer: { readonly cid: number; readonly key?: string | null | undefined },
): Record<string, string> {
  const { [KEY_PARAM]: _visitorsKey, cid: _cid, ...own } = params
  return dropEmpty({
    ...own,
    cid: sharer.cid === DEFAULT_CID ? undefined : sharer.cid,
    [KEY_PARAM]: usableKey(sharer.key),
  })
}
