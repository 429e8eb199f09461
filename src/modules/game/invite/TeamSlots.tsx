import type { TeamDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { Avatar } from '@/ui/content/Avatar'
import { text } from '../entry/messages'
import css from '../game.module.scss'
import slots from './TeamSlots.module.scss'

/** A team as a row of places: faces, and what is still open; for its captain the code. */
export function TeamSlots({ detail }: { readonly detail: TeamDetail }) {
  const { team, members, code, codeUntil } = detail
  if (!team) return null
  const open = Math.max(0, team.max - members.length)
  const places = Array.from({ length: open }, (_, index) => `open-${members.length + index}`)
  return (
    <View className={css.card}>
      <Text id="team-name" className={css.title}>
        {team.name}
      </Text>
      {team.slogan !== '' && <Text className={css.note}>{team.slogan}</Text>}
      <View className={slots.row}>
        {members.map(({ rid, nick_name, headImg, captain }) => (
          <View key={rid} className={slots.slot}>
            <Avatar src={headImg} name={nick_name} size="large" />
            <Text className={slots.who}>{captain ? text('captain') : nick_name}</Text>
          </View>
        ))}
        {places.map((place) => (
          <View key={place} className={slots.slot}>
            <View className={slots.empty}>+</View>
            <Text className={slots.who}>{text('slotOpen')}</Text>
          </View>
        ))}
      </View>
      <Text className={css.note}>{open > 0 ? text('teamSlots', { count: open }) : text('teamComplete')}</Text>
      {code !== '' && (
        <View className={css.line}>
          <Text className={css.note}>{text('code')}</Text>
          <Text id="team-code" className={css.name} userSelect>
            {code}
          </Text>
          <Text className={css.note}>{text('codeUntil', { time: formatMoment(codeUntil, 'at') })}</Text>
        </View>
      )}
    </View>
  )
}
