import type { CheckinPlace } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { joinClasses } from '@/ui/joinClasses'
import { text } from './messages'
import css from './sign.module.scss'
import { siteState, siteWords } from './signWords'

interface SiteCardProps {
  readonly site: CheckinPlace
  readonly chosen?: boolean
  readonly onOpen: () => void
  readonly onWay?: (() => void) | undefined
}

/** A site in a list: where it is, and whether one can check in. */
export function SiteCard({ site, chosen, onOpen, onWay }: SiteCardProps) {
  const { id, name, address, count } = site
  const now = serverNow()
  const words = siteWords(site, now)
  // When and as which one somebody was here is too long for a button in large text.
  const action = site.done ? text('look') : words
  return (
    <Card>
      <View id={`site-${id}`} className={joinClasses(css.card, chosen && css.chosen)}>
        <Text className={css.name}>{name}</Text>
        <Text className={css.note}>{[address, text('count', { count })].filter(Boolean).join(' · ')}</Text>
        {site.done && <Text className={css.note}>{words}</Text>}
        <View className={css.acts}>
          {onWay && (
            <AppButton id={`site-way-${id}`} size="small" onPress={onWay}>
              {text('way')}
            </AppButton>
          )}
          <AppButton
            id={`site-go-${id}`}
            size="small"
            kind={siteState(site, now) === 'open' ? 'primary' : 'secondary'}
            label={`${action} ${name}`}
            onPress={onOpen}
          >
            {action}
          </AppButton>
        </View>
      </View>
    </Card>
  )
}
