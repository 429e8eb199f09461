import css from './LinkText.module.scss'
import type { LinkTextProps } from './LinkTextProps'

/** A link opens a new tab, which learns nothing of this one. */
export function LinkText({ parts }: LinkTextProps) {
  return (
    <span>
      {parts.map(({ text, href }, at) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          <a key={at} className={css.link} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </span>
  )
}
