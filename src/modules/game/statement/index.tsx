import { getContent, MODULE_TYPE, signStatement } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRef, useState } from 'react'
import { storeWithRetry } from '@/flows/upload/storeWithRetry'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { useNearEnd } from '@/ui/screen/useNearEnd'
import { SignPad } from '@/ui/sign/SignPad'
import type { SignPadHandle } from '@/ui/sign/SignPadProps'
import { text } from '../entry/messages'
import css from '../game.module.scss'
import { StatementStore } from './StatementStore'

/** The statement of an event: read to its end, then signed by name, and by hand if one likes. */
function Statement() {
  const { iid, query } = useRoute<'game.statement'>()
  const { id = '' } = query
  const { member } = useSession()
  const pad = useRef<SignPadHandle | null>(null)
  const [store] = useState(
    () =>
      new StatementStore({
        fetchDetail: () => call(getContent, { iid, moduleType: MODULE_TYPE.game, id }),
        storePicture: async () => {
          const picture = await pad.current?.take()
          return picture ? await storeWithRetry(picture, { iid, isPrivate: true }) : ''
        },
        sign: (version, signName, signImg) =>
          callOnce(`statement:${id}:${version}:${signName}`, signStatement, (reqId) => ({
            ...{ iid, reqId, id, version, signName },
            ...(signImg ? { signImg } : {}),
          })),
      }),
  )
  useKnownMember(() => (member.isMember ? store.load() : undefined))
  const { statement } = store
  const end = useNearEnd(statement !== null && !store.ended, () => store.reachEnd())
  const sign = async () => {
    try {
      if (!(await store.sign())) return
      toast.success(text('signed'))
      await replace('game.enroll', { iid, id })
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const nothing: ScreenState = {
    kind: 'empty',
    message: text('noStatement'),
    actionText: text('toGame'),
    onAction: () => void replace('game.home', { iid, id }),
  }
  return (
    <ScreenFrame
      title={text('statement')}
      state={memberScreen(member, store.detail && !statement ? nothing : store.state)}
      skeleton={<DetailSkeleton />}
      footer={
        <ActionBar
          note={
            (store.isSigned || !store.ended) && (
              <Text className={css.note}>{text(store.isSigned ? 'signedNow' : 'readOn')}</Text>
            )
          }
        >
          {store.isSigned ? (
            <AppButton
              id="statement-next"
              kind="accent"
              stretch
              onPress={() => void replace('game.enroll', { iid, id })}
            >
              {text('toEnroll')}
            </AppButton>
          ) : (
            <AppButton
              id="statement-sign"
              kind="accent"
              stretch
              disabled={!store.ended}
              loading={store.busy}
              onPress={() => void sign()}
            >
              {text('agree')}
            </AppButton>
          )}
        </ActionBar>
      }
    >
      {statement && (
        <View className={css.page}>
          <Text className={css.note}>{text('version', { version: statement.version })}</Text>
          <Text id="statement-text" className={css.words}>
            {statement.text}
          </Text>
          {!store.isSigned && (
            <View className={css.stack}>
              <TextField
                id="statement-name"
                label={text('signName')}
                kind="name"
                required
                maxLength={20}
                placeholder={text('signNameHint')}
                value={store.name}
                onChange={(name) => store.write(name)}
                error={store.nameIsMissing ? text('nameWrong') : undefined}
              />
              <SignPad
                id="statement-pad"
                label={text('signName')}
                hint={text('signHere')}
                clearText={text('clear')}
                onHandle={(handle) => {
                  pad.current = handle
                }}
              />
            </View>
          )}
          <View ref={end} />
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(Statement)
