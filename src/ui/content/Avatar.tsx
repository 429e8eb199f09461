import { Text, View } from '@tarojs/components'
import userIcon from '@/ui/icon/drawings/user.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { Picture } from '@/ui/media/Picture'
import { semantics } from '@/ui/press/semantics'
import css from './Avatar.module.scss'

export type AvatarProps = { src?: string; name: string; size?: 'tiny' | 'small' | 'normal' | 'large' }

const tones = ['green', 'clay', 'sky', 'plum'] as const

/** Half of the circle's diameter. */
const outline = { tiny: 9, small: 14, normal: 20, large: 32 } as const

/** The last character tells apart names that begin alike, as generated ones do. */
const toneOf = (name: string) =>
  tones[(name.charCodeAt(0) + name.charCodeAt(name.length - 1)) % tones.length] ?? 'green'

/**
 * A profile picture. Without one, the first character of the name on a colour that depends on the name; without a
 * name, an outline.
 */
export function Avatar({ src, name, size = 'normal' }: AvatarProps) {
  const first = [...name.trim()][0] ?? ''
  const face = src ? (
    <Picture src={src} alt={name} radius="full" size="small" />
  ) : first ? (
    <Text>{first.toUpperCase()}</Text>
  ) : (
    <Icon drawing={userIcon.drawing} size={outline[size]} />
  )
  return (
    <View
      className={joinClasses(css.avatar, css[size], !src && css[toneOf(name)])}
      {...semantics(src ? {} : { role: 'img', 'aria-label': name })}
    >
      {face}
    </View>
  )
}
