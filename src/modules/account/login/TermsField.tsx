import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { navigate } from '@/routes/navigate'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import css from './index.module.scss'
import type { LoginStore } from './LoginStore'

interface TermsFieldProps {
  readonly iid: number
  readonly store: LoginStore
}

/** The checkbox for the terms, with links to them. */
export const TermsField = observer(function TermsField({ iid, store }: TermsFieldProps) {
  const { agreed, problems } = store
  return (
    <CheckboxField
      id="login-agree"
      label={text('agreeFirst')}
      value={agreed}
      onChange={(on) => store.agree(on)}
      error={problems.agreed && text(problems.agreed)}
    >
      <Text>{text('agreeBefore')}</Text>
      <Text className={css.link} {...pressProps(() => void navigate('info.protocol', { iid }), { role: 'link' })}>
        {text('protocol')}
      </Text>
      <Text>{text('agreeAnd')}</Text>
      <Text className={css.link} {...pressProps(() => void navigate('info.privacy', { iid }), { role: 'link' })}>
        {text('privacy')}
      </Text>
    </CheckboxField>
  )
})
