import { SMALL_STORE, type StoreConsult, saveStoreMember } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { saveOnce } from '@/gateway/callOnce'
import { moved } from '@/lib/moved'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { toast } from '@/ui/feedback/toast'
import { useDragOrder } from '@/ui/list/useDragOrder'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../smallStore/messages'
import { PersonCard } from '../smallStore/PersonCard'
import css from '../smallStore/people.module.scss'
import { removePerson } from '../smallStore/removePerson'
import { useOwnStore } from '../smallStore/useOwnStore'

/** The consults of the own store in the order in which visitors see them. */
function StoreConsultsSet() {
  const { iid } = useRoute<'account.storeConsultsSet'>()
  const { own, state } = useOwnStore(iid)
  const { store } = own
  const consults = store?.consults ?? []
  /** Everybody gets a new place, of which only those that changed are sent. */
  const arrange = (order: readonly StoreConsult[]) => {
    if (!store) return
    const placed = order.map((one, sort) => ({ ...one, sort }))
    const changed = placed.filter(({ id, sort }) => consults.find((one) => one.id === id)?.sort !== sort)
    const place = ({ id, sort }: StoreConsult) =>
      saveOnce(`store:sort:${id}`, saveStoreMember, { iid, storeId: store.id, kind: 'consult', id, sort })
    own
      .change({ consults: placed }, () => Promise.all(changed.map(place)))
      .catch((error: unknown) => toast.error(errorText(error)))
  }
  const { shown, dragged, handle } = useDragOrder(consults, arrange)
  const full = consults.length >= SMALL_STORE.people
  return (
    <ScreenFrame
      title={text('consults')}
      state={state}
      footer={
        <ActionBar>
          {store && consults.length > 0 && (
            <AppButton
              id="consult-shown"
              stretch
              onPress={() => void navigate('account.contact', { iid, storeId: store.id })}
            >
              {text('consultsShown')}
            </AppButton>
          )}
          <AppButton
            id="consult-add"
            kind="primary"
            stretch
            disabled={full}
            onPress={() => void navigate('account.storeConsultAdd', { iid })}
          >
            {text(full ? 'consultsFull' : 'addConsult')}
          </AppButton>
        </ActionBar>
      }
    >
      {store && consults.length === 0 && <EmptyState message={text('noConsults')} />}
      <View className={css.list}>
        {shown.map((consult, at) => (
          <PersonCard
            key={consult.id}
            person={consult}
            handle={consults.length > 1 ? handle(consult, `#person-${consult.id}`) : undefined}
            dragged={consult === dragged}
            note={[consult.mobile, consult.hours || text('anyTime')].filter(Boolean).join(' · ')}
            actions={
              <>
                {at > 0 && (
                  <AppButton
                    id={`up-${consult.id}`}
                    size="small"
                    kind="ghost"
                    onPress={() => arrange(moved(consults, at, at - 1))}
                  >
                    {text('up')}
                  </AppButton>
                )}
                {at < consults.length - 1 && (
                  <AppButton
                    id={`down-${consult.id}`}
                    size="small"
                    kind="ghost"
                    onPress={() => arrange(moved(consults, at, at + 1))}
                  >
                    {text('down')}
                  </AppButton>
                )}
                <AppButton
                  id={`edit-${consult.id}`}
                  size="small"
                  kind="secondary"
                  onPress={() => void navigate('account.storeConsultAdd', { iid, id: consult.id })}
                >
                  {text('edit')}
                </AppButton>
                <AppButton
                  id={`remove-${consult.id}`}
                  size="small"
                  kind="danger"
                  onPress={() => void removePerson(iid, text('removeConsult', { name: consult.name }), consult)}
                >
                  {text('remove')}
                </AppButton>
              </>
            }
          />
        ))}
      </View>
    </ScreenFrame>
  )
}

export default observer(StoreConsultsSet)
