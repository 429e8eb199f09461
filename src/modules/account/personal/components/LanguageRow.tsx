import { observer } from 'mobx-react'
import { useState } from 'react'
import { type LanguageCode, language } from '@/locales/Language'
import { LANGUAGE_NAMES } from '@/locales/languageNames'
import { link } from '@/platform/link'
import { relaunch } from '@/routes/navigate'
import { chooseLanguage } from '@/session/keptLanguage'
import { ListRow } from '@/ui/content/ListRow'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { OptionRow } from '@/ui/fields/OptionRow'
import globeIcon from '@/ui/icon/drawings/globe.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { text } from '../../messages'

/** The app's language. What the server has said in the other one is loaded again. */
export const LanguageRow = observer(function LanguageRow({ iid }: { readonly iid: number }) {
  const [open, setOpen] = useState(false)
  const own = LANGUAGE_NAMES.find(({ code }) => code === language.code)
  const others = LANGUAGE_NAMES.filter((one) => one !== own)
  const choose = async (code: LanguageCode) => {
    setOpen(false)
    if (code === language.code) return
    chooseLanguage(code)
    // The address may ask for the language that was left.
    await relaunch('account.personal', { iid })
    link.reload()
  }
  return (
    <>
      <ListRow
        id="language"
        icon={<Icon drawing={globeIcon.drawing} size={18} />}
        title={text('language')}
        value={own?.name}
        note={others.map(({ name }) => name).join(' ')}
        onPress={() => setOpen(true)}
      />
      <BottomSheet open={open} title={text('language')} onClose={() => setOpen(false)}>
        {LANGUAGE_NAMES.map(({ code, name }) => (
          <OptionRow
            key={code}
            id={`language-${code}`}
            text={name}
            chosen={code === language.code}
            onPress={() => void choose(code)}
          />
        ))}
      </BottomSheet>
    </>
  )
})
