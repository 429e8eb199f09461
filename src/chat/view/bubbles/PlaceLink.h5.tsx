import css from './bubbles.module.scss'
import type { PlaceLinkProps } from './PlaceLinkProps'

/** The address as it was sent. Like every link in a text it opens a new tab. */
export function PlaceLink({ url }: PlaceLinkProps) {
  return (
    <a className={css.itemLink} href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url}
    </a>
  )
}
