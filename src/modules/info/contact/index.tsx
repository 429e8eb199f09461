import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { OfficialCode } from '@/domain/official/OfficialCode'
import { openPlace } from '@/flows/place/openPlace'
import { useOfficialCode } from '@/flows/useOfficialCode'
import { link } from '@/platform/link'
import { useRoute } from '@/routes/useRoute'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { MapView } from '@/ui/map/MapView'
import { Picture } from '@/ui/media/Picture'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { DocText } from '../components/DocText'
import { FeedbackBox } from '../FeedbackBox'
import css from '../info.module.scss'
import { text } from '../messages'
import { useFeedback } from '../useFeedback'
import { useInfoDoc } from '../useInfoDoc'
import { contactFacts } from './contactFacts'

const anybody = async () => true

/** Phone, code, place on the map and hours of the operator; anybody may leave a message with a phone number. */
function Contact() {
  const { iid } = useRoute<'info.contact'>()
  const { doc, state, load } = useInfoDoc(iid, 'contact')
  const form = useFeedback({ iid, kind: 'contact' })
  const { phone, address, hours, at, code } = contactFacts(doc?.extra ?? {})
  const official = useOfficialCode(iid, doc !== null && code === '')
  const way = () => at && void openPlace(iid, { ...at, name: doc?.title ?? '', address })
  return (
    <ScreenFrame title={text('contact')} state={state} skeleton={<CardsSkeleton />} onRefresh={load}>
      {doc && (
        <View className={css.page}>
          <DocText doc={doc} />
          <RowGroup>
            {phone !== '' && (
              <ListRow
                id="contact-call"
                title={text('hotline')}
                {...(hours ? { note: text('hours', { hours }) } : {})}
                value={<Text>{phone}</Text>}
                onPress={() => void link.dial(phone)}
              />
            )}
            {address !== '' && (
              <ListRow
                id="contact-way"
                title={text('address')}
                note={address}
                {...(at ? { onPress: () => void way() } : {})}
              />
            )}
          </RowGroup>
          {at && (
            <View className={css.map}>
              <MapView
                id="contact-map"
                label={text('mapOf', { address })}
                centre={at}
                pins={[{ key: 1, at, label: doc.title }]}
                onPin={() => void way()}
              />
            </View>
          )}
          <OfficialCode image={official} />
          {code !== '' && (
            <View className={css.code}>
              <Picture src={code} alt={text('codeImage')} ratio={1} fit="contain" lazy={false} plain />
            </View>
          )}
          <SectionHeading title={text('leaveMessage')} />
          <FeedbackBox
            id="contact"
            form={form}
            label={text('message')}
            hint={text('messageHint')}
            action={text('send')}
            emptyWords={text('messageEmpty')}
            withPhone
            mayWrite={anybody}
          />
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(Contact)
