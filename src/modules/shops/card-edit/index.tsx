import type { BusinessCard } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { BehindNote } from '@/domain/form/BehindNote'
import { useDraftLeave } from '@/flows/draft/useDraftLeave'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { useFormPictures } from '@/flows/upload/useFormPictures'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { Tabs } from '@/ui/navigation/Tabs'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { screenReady } from '@/ui/screen/ScreenState'
import { BusinessCardView } from '../business/BusinessCardView'
import css from '../business/business.module.scss'
import { BLANK_BUSINESS, BLANK_LOOK, BLANK_PERSONAL, personalOf } from '../business/cardForms'
import { text } from '../business/messages'
import { useCard } from '../business/useCard'
import { BusinessFields } from './BusinessFields'
import { LookFields } from './LookFields'
import { PersonalFields } from './PersonalFields'
import { useCardForms } from './useCardForms'

const PARTS = { 'shops.cardEdit': 'edit', 'shops.bcardEdit': 'bcard', 'shops.cardEdit1': 'edit1' } as const
const TABS = ['shops.cardEdit', 'shops.bcardEdit', 'shops.cardEdit1'] as const

/** One part of the member's card with a live preview; each part is saved for itself. */
function CardEdit() {
  const { iid, name } = useRoute<keyof typeof PARTS>()
  const { member } = useSession()
  const store = useCard(iid, 'mine')
  const card = store.card?.card
  const part = PARTS[name] ?? 'edit'
  const forms = useCardForms(iid, part, store)
  const pictures = useFormPictures(iid, `card:${part}`)
  const { personal, business, look } = forms
  const { profile } = member
  useEffect(() => {
    if (card) forms.begin(personalOf(card), card.business, card.look)
    else if (store.none) forms.begin({ ...BLANK_PERSONAL, headImg: profile?.headImg ?? '' }, BLANK_BUSINESS, BLANK_LOOK)
  }, [card, forms, store.none, profile?.headImg])
  useOwnDetails(iid, ({ name, phone }) => personal.suggest({ name, phone }), store.none && personal.form !== null)
  const leave = useDraftLeave(forms.own)
  const busy = personal.busy || business.busy || look.busy
  const isFirst = store.none && part !== 'edit'
  const shown: Pick<BusinessCard, 'personal' | 'business' | 'look'> = {
    personal: personal.form ?? BLANK_PERSONAL,
    business: business.form ?? BLANK_BUSINESS,
    look: look.form ?? BLANK_LOOK,
  }
  return (
    <ScreenFrame
      title={text('edit')}
      state={memberScreen(member, store.none ? screenReady : store.state)}
      skeleton={<FormSkeleton />}
      onBack={leave}
      footer={
        !isFirst && (
          <ActionBar>
            <AppButton id="card-save" kind="primary" stretch loading={busy} onPress={() => void forms.save(pictures)}>
              {text('saveIt')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      <Tabs
        sticky
        idPrefix="card-part"
        items={TABS.map((key) => ({ key, text: text(`part_${PARTS[key]}`) }))}
        activeKey={name}
        onSelect={(key) => void replace(key, { iid })}
      />
      <View className={css.page}>
        <BusinessCardView card={shown} />
        <BehindNote form={forms.own} pictures={pictures} />
        {isFirst && <Text className={css.note}>{text('first')}</Text>}
        {!isFirst && part === 'edit' && <PersonalFields form={personal} pictures={pictures} />}
        {!isFirst && part === 'bcard' && <BusinessFields iid={iid} form={business} pictures={pictures} />}
        {!isFirst && part === 'edit1' && <LookFields form={look} pictures={pictures} />}
      </View>
    </ScreenFrame>
  )
}

export default observer(CardEdit)
