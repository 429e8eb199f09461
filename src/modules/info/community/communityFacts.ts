import { type CommunityExtra, MOST_COMMUNITY } from '@quanzi/contract'

interface CommunityFacts extends CommunityExtra {
  /** Picture of the group's code; '' without one. */
  readonly code: string
}

const NONE: CommunityExtra = { members: 0, posts: 0, joined: false, staff: [] }

/** What the server adds to the text of a community. */
export const communityFacts = (extra: Readonly<Record<string, unknown>>): CommunityFacts => {
  const { members, posts, joined, staff, codeImg } = extra
  return {
    members: typeof members === 'number' ? members : NONE.members,
    posts: typeof posts === 'number' ? posts : NONE.posts,
    joined: joined === true,
    staff: Array.isArray(staff) ? (staff as CommunityExtra['staff']) : NONE.staff,
    code: typeof codeImg === 'string' ? codeImg : '',
  }
}

/** Large communities are counted up to a limit. */
export const countWords = (count: number): string => (count >= MOST_COMMUNITY ? `${MOST_COMMUNITY}+` : String(count))
