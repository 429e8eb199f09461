import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { errorText } from '@/locales/errorText'
import { display } from '@/platform/display'
import { scan } from '@/platform/scan'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import checkIcon from '@/ui/icon/drawings/check.module.scss'
import clockIcon from '@/ui/icon/drawings/clock.module.scss'
import { Icon } from '@/ui/icon/Icon'
import type { CodeDesk } from './CodeDesk'
import css from './CodeDesk.module.scss'

interface Used {
  /** The code was used before. */
  readonly again?: boolean | undefined
}

interface CodeDeskCardProps<Done extends Used> {
  /** The ids of the parts begin with it. */
  readonly id: string
  readonly desk: CodeDesk<Done>
  readonly maxLength: number
  readonly words: {
    readonly title?: string
    readonly code: string
    readonly hint: string
    readonly wrong: string
    readonly scan: string
    readonly confirm: string
    readonly next: string
    /** For those who scan; they go on scanning. */
    readonly nextScan: string
  }
  /** What became of a code: a heading and the lines below it. */
  readonly tell: (done: Done) => { readonly heading: string; readonly lines: readonly string[] }
}

/** The form where staff type or scan a code, and what became of it. */
export const CodeDeskCard = observer(function CodeDeskCard<Done extends Used>(props: CodeDeskCardProps<Done>) {
  const { id, desk, maxLength, words, tell } = props
  const [scanned, setScanned] = useState(false)
  const use = async () => {
    try {
      if (await desk.use()) display.vibrate(desk.done?.again ? 'long' : 'short')
    } catch (error) {
      display.vibrate('long')
      toast.error(errorText(error))
    }
  }
  const read = async () => {
    const found = await scan.scan()
    setScanned(found.ok)
    if (!found.ok) return
    desk.type(found.value)
    await use()
  }
  /** Who scanned goes on scanning. */
  const next = () => {
    desk.next()
    if (scanned) void read()
  }
  const { done } = desk
  if (!done)
    return (
      <Card>
        <View className={css.form}>
          {words.title && <Text className={css.title}>{words.title}</Text>}
          <TextField
            id={`${id}-code`}
            label={words.code}
            placeholder={words.hint}
            value={desk.code}
            onChange={(code) => desk.type(code)}
            onSubmit={() => void use()}
            maxLength={maxLength}
            {...(desk.tried && desk.code.trim() === '' ? { error: words.wrong } : {})}
          />
          <AppButton id={`${id}-scan`} stretch onPress={() => void read()}>
            {words.scan}
          </AppButton>
          <AppButton id={`${id}-submit`} kind="primary" stretch loading={desk.busy} onPress={() => void use()}>
            {words.confirm}
          </AppButton>
        </View>
      </Card>
    )
  const { heading, lines } = tell(done)
  return (
    <Card>
      <View id={`${id}-done`} className={css.done}>
        <View className={done.again ? css.again : css.mark}>
          <Icon drawing={done.again ? clockIcon.drawing : checkIcon.drawing} size={36} />
        </View>
        <Text className={css.title}>{heading}</Text>
        {lines.map((line) => (
          <Text key={line} className={css.words}>
            {line}
          </Text>
        ))}
        <AppButton id={`${id}-next`} kind="primary" stretch onPress={next}>
          {scanned ? words.nextScan : words.next}
        </AppButton>
      </View>
    </Card>
  )
})
