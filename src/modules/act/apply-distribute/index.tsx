import { MODULE_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { JoinForm } from '@/flows/distribution/JoinForm'
import { useJoinStore } from '@/flows/distribution/useJoinStore'
import { errorText } from '@/locales/errorText'
import { clipboard } from '@/platform/clipboard'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../need/messages'
import css from './index.module.scss'

/** Applies to promote; whoever may already gets the key and the poster of the activity. */
function ApplyDistribute() {
  const { iid, query } = useRoute<'act.applyDistribute'>()
  const { id = '' } = query
  const { member, distribution } = useSession()
  const store = useJoinStore(iid, query.parentId || '0', true)
  const [key, setKey] = useState('')
  const isApproved = store.standing === 'distributor'
  useEffect(() => {
    if (!isApproved || id === '') return
    distribution
      .shareKey(iid, member.userId, MODULE_TYPE.act, id)
      .then(setKey)
      .catch((error: unknown) => toast.error(errorText(error)))
  }, [isApproved, id, iid, member, distribution])
  const copy = async () => toast.show((await clipboard.write(key)).ok ? text('copied') : key)
  return (
    <ScreenFrame title={text('applyTitle')} state={memberScreen(member, store.state)} skeleton={<FormSkeleton />}>
      <JoinForm iid={iid} store={store} />
      {isApproved && key !== '' && (
        <View id="promote" className={css.done}>
          <Text className={css.note}>{text('keyIs')}</Text>
          <Text id="share-key" className={css.key}>
            {key}
          </Text>
          <AppButton id="copy-key" stretch onPress={() => void copy()}>
            {text('copyKey')}
          </AppButton>
          <AppButton
            id="to-poster"
            kind="primary"
            stretch
            onPress={() => void navigate('share.poster', { iid, moduleType: MODULE_TYPE.act, id })}
          >
            {text('toPoster')}
          </AppButton>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(ApplyDistribute)
