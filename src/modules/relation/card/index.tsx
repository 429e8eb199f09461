import { type ContentDetail, getContent, MODULE_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { itemCalls } from '@/gateway/itemCalls'
import { errorText } from '@/locales/errorText'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import { shareAddress } from '@/routes/shareLink'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { Card } from '@/ui/content/Card'
import { StatusTag } from '@/ui/content/StatusTag'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { QrCode } from '@/ui/media/QrCode'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from '../relation.module.scss'
import { namedRid, useOwner } from '../useOwner'
import { useRelation } from '../useRelation'

/** A compact card with the code that leads to it. */
function RelationCard() {
  const place = useRoute<'relation.card'>()
  const { iid, query } = place
  const { member } = useSession()
  const owner = useOwner(query)
  const named = namedRid(query) > 0
  const store = useRelation(iid, named ? owner : undefined)
  const { relation } = store
  const rid = relation?.profile.rid ?? owner
  const cardId = relation?.cardId
  const [card, setCard] = useState<ContentDetail | null>(null)
  useEffect(() => {
    let isCurrent = true
    setCard(null)
    // The profile stands without the card too.
    if (cardId)
      call(getContent, { iid, moduleType: MODULE_TYPE.card, id: cardId })
        .then((detail) => isCurrent && setCard(detail))
        .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [iid, cardId])
  const name = relation?.profile.name ?? ''
  const share = useShare({
    title: text('shareTitle', { name }),
    desc: [relation?.profile.company, relation?.profile.title].filter(Boolean).join(' · '),
    imgUrl: relation?.profile.headImg ?? '',
  })
  const isKept = card?.mine.mark.includes('keep') === true
  const keep = async () => {
    if (!cardId || !card || !(await member.requireMember())) return
    const others = card.mine.mark.filter((one) => one !== 'keep')
    const set = (on: boolean) => setCard({ ...card, mine: { ...card.mine, mark: on ? [...others, 'keep'] : others } })
    set(!isKept)
    try {
      await itemCalls({ iid, moduleType: MODULE_TYPE.card, id: cardId }).setMark('keep', !isKept)
    } catch (error) {
      set(isKept)
      toast.error(errorText(error))
    }
  }
  const self = relation?.mine.self === true
  const { link } = shareAddress({ ...place, query: { ...query, rid: String(rid) } }, { cid: place.cid })
  return (
    <ScreenFrame
      title={text('cardTitle')}
      state={named ? store.state : memberScreen(member, store.state)}
      skeleton={<DetailSkeleton />}
      footer={
        relation && (
          <ActionBar>
            <AppButton id="card-share" onPress={share}>
              {text('share')}
            </AppButton>
            {self ? (
              <AppButton id="card-edit" kind="primary" stretch onPress={() => void navigate('shops.cardEdit', { iid })}>
                {text('editCard')}
              </AppButton>
            ) : (
              card && (
                <AppButton id="card-keep" kind={isKept ? 'secondary' : 'primary'} stretch onPress={() => void keep()}>
                  {text(isKept ? 'kept' : 'keep')}
                </AppButton>
              )
            )}
          </ActionBar>
        )
      }
    >
      {relation && (
        <View className={css.page}>
          <Card id="relation-card">
            <View className={css.centre}>
              <Avatar src={relation.profile.headImg} name={name} size="large" />
              <View className={css.line}>
                <Text className={css.title}>{name}</Text>
                {relation.auth.status === 2 && <StatusTag tone="success">{text('verified')}</StatusTag>}
              </View>
              <Text className={css.note}>
                {[relation.profile.company, relation.profile.title].filter(Boolean).join(' · ')}
              </Text>
              <View className={css.code}>
                <QrCode text={link} label={text('scanMe')} />
              </View>
              <Text className={css.note}>{text('scanMe')}</Text>
              <View className={css.actions}>
                <AppButton
                  id="card-to-page"
                  size="small"
                  onPress={() => void navigate('relation.detail', { iid, rid })}
                >
                  {text('home1')}
                </AppButton>
                {cardId && (
                  <AppButton
                    id="card-open"
                    size="small"
                    onPress={() => void navigate('shops.card', { iid, id: cardId })}
                  >
                    {text('openCard')}
                  </AppButton>
                )}
              </View>
              {!cardId && !self && <Text className={css.note}>{text('noCard')}</Text>}
            </View>
          </Card>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(RelationCard)
