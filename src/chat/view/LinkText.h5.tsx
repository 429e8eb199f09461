import css from './LinkText.module.scss'
import type { LinkTextProps } from './LinkTextProps'

/** A link opens a new tab, which gets no reference to this one. */
export function LinkText({ parts }: LinkTextProps) {
  return (
    <span>
      {parts.map(({ text, href }, at) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
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
