import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { privacy } from '@/platform/privacy'
import { AGREE_BUTTON } from '@/platform/privacy/agreeButton'
import { AppButton } from '@/ui/action/AppButton'
import { PlatformButton } from '@/ui/action/PlatformButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { pressProps } from '@/ui/press/pressProps'
import { text } from './messages'
import css from './PrivacySheet.module.scss'
import type { PrivacyStore } from './PrivacyStore'

/** Asks for consent to use personal data. To close it means to refuse. */
export const PrivacySheet = observer(function PrivacySheet({ store }: { store: PrivacyStore }) {
  return (
    <BottomSheet id="privacy-sheet" open={store.isAsking} title={text('title')} onClose={() => store.answer(false)}>
      <Text className={css.body}>{text('body')}</Text>
      <Text id="privacy-contract" className={css.link} {...pressProps(() => void privacy.openContract())}>
        {text('contract')}
      </Text>
      <View className={css.actions}>
        <AppButton id="privacy-disagree" stretch onPress={() => store.answer(false)}>
          {text('disagree')}
        </AppButton>
        <PlatformButton id={AGREE_BUTTON} openType="agreePrivacyAuthorization" onAgree={() => store.answer(true)}>
          {text('agree')}
        </PlatformButton>
      </View>
    </BottomSheet>
  )
})
