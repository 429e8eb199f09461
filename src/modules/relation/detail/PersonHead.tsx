import type { Relation, RouteName } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { clipboard } from '@/platform/clipboard'
import { link } from '@/platform/link'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { Card } from '@/ui/content/Card'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { StatusTag } from '@/ui/content/StatusTag'
import { toast } from '@/ui/feedback/toast'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import css from '../relation.module.scss'

interface PersonHeadProps {
  readonly relation: Relation
  readonly onOpen: (to: Extract<RouteName, 'relation.praise' | 'relation.impress' | 'relation.card'>) => void
}

/** Picture, name, badge, figures, and the contact for whoever may see it. */
export function PersonHead({ relation, onOpen }: PersonHeadProps) {
  const { profile, auth, counts } = relation
  const { name, headImg, signature, title, company, tags, region, industry, realName, phone, wechat } = profile
  const copy = async (words: string) => {
    if ((await clipboard.write(words)).ok) toast.success(text('copied'))
  }
  const figures = [
    { key: 'fans', count: counts.fans, open: undefined },
    { key: 'follows', count: counts.follows, open: undefined },
    { key: 'praises', count: counts.praises, open: () => onOpen('relation.praise') },
    { key: 'impressions', count: counts.impressions, open: () => onOpen('relation.impress') },
  ] as const
  return (
    <>
      <Card id="person-head">
        <View className={css.centre}>
          <Avatar src={headImg} name={name} size="large" />
          <View className={css.line}>
            <Text className={css.title}>{name}</Text>
            {auth.status === 2 && (
              <StatusTag id="person-verified" tone="success">
                {text('verified')}
              </StatusTag>
            )}
          </View>
          {(title || company) && <Text className={css.note}>{[company, title].filter(Boolean).join(' · ')}</Text>}
          {signature && <Text className={css.words}>{signature}</Text>}
          {(region || industry) && <Text className={css.note}>{[region, industry].filter(Boolean).join(' · ')}</Text>}
          {tags.length > 0 && (
            <View className={css.line}>
              {tags.map((tag) => (
                <StatusTag key={tag}>{tag}</StatusTag>
              ))}
            </View>
          )}
        </View>
        <View className={css.figures}>
          {figures.map(({ key, count, open }) => (
            <View
              key={key}
              id={`count-${key}`}
              className={css.figure}
              {...pressProps(profile.hidden && !relation.mine.self ? undefined : open, { role: 'link' })}
            >
              <Text className={css.number}>{count}</Text>
              <Text className={css.note}>{text(key)}</Text>
            </View>
          ))}
        </View>
      </Card>
      {(realName || phone || wechat) && (
        <RowGroup>
          {realName && <ListRow id="person-name" title={text('realName')} value={realName} />}
          {phone && (
            <ListRow
              id="person-phone"
              title={text('phone')}
              value={
                <View className={css.line}>
                  <Text>{phone}</Text>
                  {!relation.mine.self && (
                    <AppButton size="small" label={`${text('callIt')} ${phone}`} onPress={() => void link.dial(phone)}>
                      {text('callIt')}
                    </AppButton>
                  )}
                </View>
              }
            />
          )}
          {wechat && (
            <ListRow
              id="person-wechat"
              title={text('wechat')}
              value={
                <View className={css.line}>
                  <Text>{wechat}</Text>
                  <AppButton size="small" label={`${text('copy')} ${wechat}`} onPress={() => void copy(wechat)}>
                    {text('copy')}
                  </AppButton>
                </View>
              }
            />
          )}
        </RowGroup>
      )}
    </>
  )
}
