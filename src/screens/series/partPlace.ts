import type { Place } from '@/routes/Place'

/** The key of the address that names the part that is shown, where the path names another one. */
export const PART = 'part'

type PlayerName = 'audio.player' | 'pvideo.player' | 'book.article'

/** The part that an address asks for: the one where a reader has gone on to, else that of its path. */
export const wantedPart = ({ params, query }: Place<PlayerName>): string => query[PART] || params.id

/** The place of a part beside the one of the address, by its own path. */
export function partPlace(here: Place, id: string): Place {
  const { [PART]: _gone, ...query } = here.query
  return { ...here, params: { ...(here.params as object), id }, query } as Place
}
