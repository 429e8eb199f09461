import { unsupported } from '../outcome'
import type { Share, ShareContent, ShareWay } from './types'

const queryOf = (path: string): string => path.split('?')[1] ?? ''

/** An empty picture address would show as broken. Without an address the platform takes a screenshot of the page. */
const picture = ({ imgUrl }: ShareContent) => (imgUrl === '' ? {} : { imageUrl: imgUrl })

/** The message that a friend gets. */
export const friendMessage = (content: ShareContent) => ({
  title: content.title,
  desc: content.desc,
  path: content.miniPath,
  ...picture(content),
})

/** The post on the timeline: it keeps the page and carries the query only. */
export const timelineMessage = (content: ShareContent) => ({
  title: content.title,
  query: queryOf(content.miniPath),
  ...picture(content),
})

/** What both mini-programs share. */
export const miniShare = (ways: readonly ShareWay[]): Omit<Share, 'useShareHooks'> => ({
  ways: () => ways,
  send: async () => unsupported(),
  offer: async () => unsupported(),
})
