import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { TextField } from '@/ui/fields/TextField'
import { text } from '../messages'
import css from './TalkBar.module.scss'
import type { TalkStore } from './TalkStore'

interface TalkBarProps {
  readonly talk: TalkStore
  readonly icons: ReactNode
  /** Why nobody can talk; '' while everybody can. */
  readonly closed: string
  readonly onSend: () => void
}

/** The field for a line of talk, with the room's other buttons. */
export const TalkBar = observer(function TalkBar({ talk, icons, closed, onSend }: TalkBarProps) {
  return (
    <ActionBar icons={icons}>
      <View className={css.field}>
        <TextField
          id="talk-text"
          value={talk.draft}
          placeholder={closed || text('talk')}
          disabled={closed !== ''}
          error={talk.isTooLong ? text('tooLong') : undefined}
          onChange={(line) => talk.write(line)}
          onSubmit={onSend}
        />
      </View>
      <AppButton
        id="talk-send"
        kind="primary"
        size="small"
        disabled={closed !== '' || talk.draft.trim() === '' || talk.isTooLong || talk.own !== null}
        onPress={onSend}
      >
        {text('send')}
      </AppButton>
    </ActionBar>
  )
})
