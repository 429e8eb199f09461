import { type StepSummary, setStepCity } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { RegionSheet } from '@/domain/region/RegionSheet'
import { saveOnce } from '@/gateway/callOnce'
import { loadRegions } from '@/gateway/loadRegions'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'
import css from '../step.module.scss'
import { cityNames } from './cityNames'

interface CityCardProps {
  readonly iid: number
  /** Null for a visitor, and until it is known. */
  readonly summary: StepSummary | null
  readonly onSet: () => Promise<void>
}

/** The member's city, and when it may be changed. */
export const CityCard = observer(function CityCard({ iid, summary, onSet }: CityCardProps) {
  const { member } = useSession()
  const [choosing, setChoosing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [name, setName] = useState('')
  const code = summary?.city ?? ''
  useEffect(() => {
    if (code === '') return setName('')
    // Without the names of regions the code would say nothing.
    loadRegions().then(
      (regions) => setName(cityNames(regions, code)),
      () => setName(''),
    )
  }, [code])
  const open = async () => {
    if (await member.requireMember()) setChoosing(true)
  }
  const choose = async ({ names, values }: { readonly names: string; readonly values: readonly string[] }) => {
    setChoosing(false)
    const [, city] = values
    if (!city || busy) return
    const chosen = cityNames(await loadRegions(), city) || names
    if (!(await dialog.confirm({ message: text('cityAsk', { city: chosen }) }))) return
    setBusy(true)
    try {
      await saveOnce('step:city', setStepCity, { iid, city })
      toast.success(text('citySaved', { city: chosen }))
      await onSet()
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const cityFrom = summary?.cityFrom ?? 0
  return (
    <Card>
      <View id="step-city" className={css.card}>
        <Text className={css.name}>{code === '' ? text('noCity') : `${text('myCity')} · ${name || code}`}</Text>
        <Text className={css.note}>
          {cityFrom > 0 ? text('cityFrom', { date: formatMoment(cityFrom, 'day') }) : text('cityRule')}
        </Text>
        {cityFrom === 0 && (
          <AppButton id="city-set" size="small" loading={busy} onPress={() => void open()}>
            {text(code === '' ? 'setCity' : 'changeCity')}
          </AppButton>
        )}
      </View>
      {choosing && (
        <RegionSheet
          title={text('setCity')}
          value=""
          load={loadRegions}
          onChoose={(region) => void choose(region)}
          onClose={() => setChoosing(false)}
        />
      )}
    </Card>
  )
})
