import { getMainPage, PAGE_RID, type Section, savePage } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { SectionList } from '@/domain/sections/SectionList'
import type { SectionHost } from '@/domain/sections/SectionProps'
import { visibleSections } from '@/domain/sections/visibleSections'
import { useLeaveAsk } from '@/flows/useLeaveAsk'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import type { ConfigPageStore } from '@/screens/configPage/ConfigPageStore'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { toast } from '@/ui/feedback/toast'
import { SwitchField } from '@/ui/fields/SwitchField'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from './index.module.scss'
import { text } from './messages'
import { SpecialEditor } from './SpecialEditor'

interface SpecialDeskProps {
  readonly iid: number
  readonly id: string
  readonly store: ConfigPageStore
  /** All sections, as they are stored. */
  readonly stored: readonly Section[]
  readonly host: SectionHost
}

/** Staff arrange the sections of a special page, and see it as visitors will. */
export const SpecialDesk = observer(function SpecialDesk({ iid, id, store, stored, host }: SpecialDeskProps) {
  const [editor] = useState(
    () =>
      new SpecialEditor(
        { title: store.title, version: store.page?.version ?? 0, sections: stored },
        {
          save: ({ version, title, sections }) =>
            saveOnce(`page:${id}`, savePage, {
              ...{ iid, id, version, title },
              sections: sections.map((section) => ({ ...section })),
            }),
          fetch: async () => {
            const { page, page_show } = await call(getMainPage, { iid, rid: PAGE_RID, id, needContent: true })
            return { title: page.title, version: page.version, sections: page_show }
          },
        },
      ),
  )
  const [previews, setPreviews] = useState(false)
  const save = async () => {
    try {
      if (!(await editor.save())) return
      toast.success(text('saved'))
      await store.load()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const leave = useLeaveAsk(editor.isChanged, { message: text('leaveAsk'), danger: true })
  return (
    <ScreenFrame
      wide={previews}
      title={text('edit')}
      onBack={leave}
      footer={
        <ActionBar>
          <AppButton id="special-preview" kind="secondary" stretch onPress={() => setPreviews(!previews)}>
            {text(previews ? 'arrange' : 'preview')}
          </AppButton>
          <AppButton
            id="special-save"
            kind="primary"
            stretch
            loading={editor.busy}
            disabled={!editor.isTitled || !(editor.isChanged || editor.isStale)}
            onPress={() => void save()}
          >
            {text('save')}
          </AppButton>
        </ActionBar>
      }
    >
      {previews ? (
        <SectionList
          sections={visibleSections(editor.preview(stored), () => undefined)}
          flow={store.flow}
          host={host}
        />
      ) : (
        <View className={css.desk}>
          {editor.isStale && <Text className={css.stale}>{text('stale')}</Text>}
          <Card>
            <TextField
              id="special-title"
              label={text('pageTitle')}
              required
              maxLength={40}
              value={editor.title}
              error={editor.isTitled ? undefined : text('noTitle')}
              onChange={(title) => editor.retitle(title)}
            />
          </Card>
          {editor.rows.map((row, at) => (
            <Card key={row.id}>
              <View id={`special-section-${row.id}`} className={css.section}>
                <TextField
                  id={`special-section-title-${row.id}`}
                  label={text('sectionTitle', { no: at + 1 })}
                  maxLength={40}
                  value={row.title}
                  onChange={(title) => editor.change(row.id, { title })}
                />
                <View className={css.buttons}>
                  <AppButton
                    id={`special-up-${row.id}`}
                    size="small"
                    disabled={at === 0}
                    onPress={() => editor.move(row.id, -1)}
                  >
                    {text('up')}
                  </AppButton>
                  <AppButton
                    id={`special-down-${row.id}`}
                    size="small"
                    disabled={at === editor.rows.length - 1}
                    onPress={() => editor.move(row.id, 1)}
                  >
                    {text('down')}
                  </AppButton>
                </View>
                <SwitchField
                  id={`special-hide-${row.id}`}
                  label={text('hide')}
                  value={row.hidden}
                  onChange={(hidden) => editor.change(row.id, { hidden })}
                />
              </View>
            </Card>
          ))}
        </View>
      )}
    </ScreenFrame>
  )
})
