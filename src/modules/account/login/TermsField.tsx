import { type ITouchEvent, Text } from '@tarojs/components'
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
  // The words around a link tick the box; the link itself does not.
  const opening = (name: 'info.protocol' | 'info.privacy') => (event?: ITouchEvent) => {
    event?.stopPropagation()
    void navigate(name, { iid })
  }
  return (
    <CheckboxField
      id="login-agree"
      label={text('agreeFirst')}
      value={agreed}
      onChange={(on) => store.agree(on)}
      error={problems.agreed && text(problems.agreed)}
    >
      <Text>{text('agreeBefore')}</Text>
      <Text className={css.link} {...pressProps(opening('info.protocol'), { role: 'link' })}>
        {text('protocol')}
      </Text>
      <Text>{text('agreeAnd')}</Text>
      <Text className={css.link} {...pressProps(opening('info.privacy'), { role: 'link' })}>
        {text('privacy')}
      </Text>
    </CheckboxField>
  )
})
