import { createShortUrl } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { gatewayState } from '@/gateway/gatewayState'
import { useRoute } from '@/routes/useRoute'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { Picture } from '@/ui/media/Picture'
import { text } from '../messages'
import css from '../step.module.scss'

/** Where the platform counts no steps: the mini-program's code, and entering by hand. */
export function HowCard({ isRunning, onManual }: { readonly isRunning: boolean; readonly onManual: () => void }) {
  const { iid, query } = useRoute<'step.count'>()
  const { id = '' } = query
  const [code, setCode] = useState('')
  useEffect(() => {
    const url = `/app/step/count?iid=${iid}&id=${encodeURIComponent(id)}`
    // Without the code, entering by hand is left.
    call(createShortUrl, { url }).then(
      (short) => setCode(short.code),
      () => undefined,
    )
  }, [iid, id])
  return (
    <Card>
      <View id="step-how" className={css.card}>
        <Text className={css.name}>{text('howTitle')}</Text>
        <Text className={css.note}>{text('how')}</Text>
        {code !== '' && (
          <View className={css.code}>
            <Picture
              src={`${gatewayState.origin}/media/code/${code}.png?mini=1`}
              alt={text('miniCode')}
              ratio={1}
              fit="contain"
              lazy={false}
              plain
            />
          </View>
        )}
        {isRunning && (
          <AppButton id="step-manual" stretch onPress={onManual}>
            {text('manual')}
          </AppButton>
        )}
      </View>
    </Card>
  )
}
