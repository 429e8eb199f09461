import { unsupported } from '../outcome'
import type { Share, ShareContent, ShareWay } from './types'

const queryOf = (path: string): string => path.split('?')[1] ?? ''

/** An empty picture address would be a broken one: without any, the platform takes its own picture of the page. */
const picture = ({ imgUrl }: ShareContent) => (imgUrl === '' ? {} : { imageUrl: imgUrl })

/** What a friend gets. */
export const friendMessage = (content: ShareContent) => ({
  title: content.title,
  desc: content.desc,
  path: content.miniPath,
  ...picture(content),
})

/** What the timeline gets: the page stays the same, only its query is sent. */
export const timelineMessage = (content: ShareContent) => ({
  title: content.title,
  query: queryOf(content.miniPath),
  ...picture(content),
})

/** What both mini-programs have in common. */
export const miniShare = (ways: readonly ShareWay[]): Omit<Share, 'useShareHooks'> => ({
  ways: () => ways,
  send: async () => unsupported(),
  offer: async () => unsupported(),
})
