import { MODULE_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { openPlace } from '@/flows/place/openPlace'
import { useAsk } from '@/flows/useAsk'
import { itemCalls } from '@/gateway/itemCalls'
import { errorText } from '@/locales/errorText'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { clipboard } from '@/platform/clipboard'
import { contacts } from '@/platform/contacts'
import { link } from '@/platform/link'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { VideoPlayer } from '@/ui/media/VideoPlayer'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { BusinessCardView } from '../business/BusinessCardView'
import css from '../business/business.module.scss'
import { text } from '../business/messages'
import { useCard } from '../business/useCard'

/** A business card: the member's own without an id. The new look also plays the cover video and shows the company. */
function ShopsCard() {
  const { iid, name: route, query } = useRoute<'shops.card' | 'shops.cardNew'>()
  const { member } = useSession()
  const id = query.id || 'mine'
  const store = useCard(iid, id)
  const detail = store.card
  const card = detail?.card
  const isOwn = detail?.mine.author === true
  const ask = useAsk(detail?.title ?? '', detail?.author)
  useShareMenu({ title: detail?.title ?? text('card'), desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })
  const none: ScreenState = {
    ...{ kind: 'empty', message: text('none'), actionText: text('create') },
    onAction: () => void navigate('shops.cardEdit', { iid }),
  }
  const keep = async () => {
    if (!detail || !(await member.requireMember())) return
    const { setMark } = itemCalls({ iid, moduleType: MODULE_TYPE.card, id: detail.id })
    await store.toggleKeep((on) => setMark('keep', on)).catch((error: unknown) => toast.error(errorText(error)))
  }
  const copy = async (words: string) => {
    if ((await clipboard.write(words)).ok) toast.success(text('copied'))
  }
  const saveContact = async () => {
    if (!card) return
    const { personal, business } = card
    if (!personal.phone) return toast.show(text('noPhone'))
    const { name, phone, post, email } = personal
    const saved = await contacts.add({ name, phone, post, email, company: business.company, address: business.address })
    if (saved.ok) return toast.success(text('savedContact'))
    if (saved.reason === 'cancelled') return
    await clipboard.write(phone)
    toast.show(text('contactFailed'))
  }
  const state = id === 'mine' ? memberScreen(member, store.none ? none : store.state) : store.state
  const isNew = route === 'shops.cardNew'
  return (
    <ScreenFrame
      title={isOwn ? text('mine') : text('card')}
      state={state}
      skeleton={<DetailSkeleton />}
      footer={
        detail && (
          <ActionBar>
            {(isOwn || card?.look.visibility !== 'link') && (
              <AppButton id="card-share" onPress={() => void navigate('shops.cardShare', { iid, id: detail.id })}>
                {text('share')}
              </AppButton>
            )}
            {isOwn ? (
              <AppButton id="card-edit" kind="primary" stretch onPress={() => void navigate('shops.cardEdit', { iid })}>
                {text('edit')}
              </AppButton>
            ) : (
              <>
                <AppButton id="card-chat" onPress={ask}>
                  {text('chat')}
                </AppButton>
                <AppButton
                  id="card-keep"
                  kind={store.isKept ? 'secondary' : 'primary'}
                  stretch
                  onPress={() => void keep()}
                >
                  {text(store.isKept ? 'kept' : 'keep')}
                </AppButton>
              </>
            )}
          </ActionBar>
        )
      }
    >
      {card && (
        <View className={css.page}>
          {isNew && card.look.video && <VideoPlayer src={card.look.video} poster={card.look.cover} />}
          <BusinessCardView card={card} />
          {card.visits !== undefined && (
            <Text id="card-visits" className={css.note}>
              {text('visits', { n: card.visits })}
            </Text>
          )}
          <AppButton id="card-contact" stretch onPress={() => void saveContact()}>
            {text('save')}
          </AppButton>
          <RowGroup>
            {card.personal.phone && (
              <ListRow
                id="card-phone"
                title={text('phone')}
                value={
                  <View className={css.value}>
                    <Text>{card.personal.phone}</Text>
                    <AppButton size="small" onPress={() => void link.dial(card.personal.phone ?? '')}>
                      {text('call')}
                    </AppButton>
                  </View>
                }
              />
            )}
            {card.personal.wechat && (
              <ListRow
                title={text('wechat')}
                value={
                  <View className={css.value}>
                    <Text>{card.personal.wechat}</Text>
                    <AppButton size="small" onPress={() => void copy(card.personal.wechat)}>
                      {text('copy')}
                    </AppButton>
                  </View>
                }
              />
            )}
            {card.personal.email && <ListRow title={text('email')} value={card.personal.email} />}
            <ListRow
              id="card-page"
              title={text('page')}
              onPress={() => void navigate('relation.detail', { iid, rid: card.rid })}
            />
          </RowGroup>
          {card.personal.intro && (
            <Card>
              <Text className={css.text}>{card.personal.intro}</Text>
            </Card>
          )}
          <CompanyBlock iid={iid} business={card.business} isNew={isNew} />
        </View>
      )}
    </ScreenFrame>
  )
}

interface CompanyBlockProps {
  readonly iid: number
  readonly business: import('@quanzi/contract').CardBusiness
  readonly isNew: boolean
}

/** The company: its address on the map, its shop and, in the new look, its licence. */
function CompanyBlock({ iid, business, isNew }: CompanyBlockProps) {
  const { company, industry, address, lat, lng, shopId, licence } = business
  if (!company && !address && !shopId) return null
  const show =
    lat !== null && lng !== null ? () => void openPlace(iid, { lat, lng, name: company, address }) : undefined
  return (
    <>
      <SectionHeading title={text('company')} />
      <RowGroup>
        {company && <ListRow id="card-company" title={company} {...(industry ? { note: industry } : {})} />}
        {address && (
          <ListRow id="card-address" title={text('address')} note={address} {...(show ? { onPress: show } : {})} />
        )}
        {shopId && (
          <ListRow
            id="card-shop"
            title={text('openShop')}
            onPress={() => void navigate('shops.detail', { iid, id: shopId })}
          />
        )}
      </RowGroup>
      {isNew && licence && <Picture src={licence} alt={text('licence')} ratio={1.4} radius="card" fit="contain" />}
    </>
  )
}

export default observer(ShopsCard)
