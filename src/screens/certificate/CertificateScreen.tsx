import { type CertificateLack, getCertificate, issueCertificate, type ParamsOf } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useEffect, useState } from 'react'
import { saveImage, savesFile } from '@/flows/saveImage/saveImage'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { media } from '@/platform/media'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import css from './Certificate.module.scss'
import { CertificateStore } from './CertificateStore'
import { text } from './messages'
import { PaleCertificate } from './PaleCertificate'

interface CertificateScreenProps {
  readonly iid: number
  readonly scope: ParamsOf<typeof getCertificate>['scope']
  /** '' for an address that names nothing: then `gone` shows. */
  readonly refId: string
  /** Of a game: the result. */
  readonly entryId?: string
  readonly title: string
  /** How much is missing, in words. */
  readonly lackWords: (lacks: number) => string
  /** Leads on to what is missing. */
  readonly onLack?: (lack: CertificateLack) => void
  /** What that is called where what is missing is a number. */
  readonly lackAction?: string
  readonly gone?: ScreenState
  /** The picture to be on it, chosen on this screen; undefined leaves the one there is. */
  readonly photo?: string | undefined
  /** Above the certificate, as the choice of a picture. */
  readonly children?: ReactNode
  readonly onShare?: () => void
}

/** Width divided by height, until the picture has loaded. */
const USUAL_RATIO = 750 / 1000

/** The own certificate with its picture to save, or what is missing for it. Opening issues nothing. */
export const CertificateScreen = observer(function CertificateScreen(props: CertificateScreenProps) {
  const { iid, scope, refId, entryId, title, lackWords, onLack, lackAction, gone, photo, children, onShare } = props
  const { member } = useSession()
  const ref = { iid, scope, refId, ...(entryId ? { entryId } : {}) }
  const [ratio, setRatio] = useState(USUAL_RATIO)
  const [store] = useState(
    () =>
      new CertificateStore({
        fetch: () => call(getCertificate, ref),
        issue: (picture) =>
          callOnce(`certificate:${scope}:${refId}:${entryId ?? ''}:${picture ?? ''}`, issueCertificate, (reqId) => ({
            ...ref,
            reqId,
            ...(picture ? { photo: picture } : {}),
          })),
      }),
  )
  const load = async () => {
    await member.ready()
    if (member.isMember && refId) await store.load()
  }
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void load(), [member.isMember, refId])
  const issue = async () => {
    try {
      await store.issue(photo)
    } catch (error) {
      toast.error(errorText(error))
      await store.load()
    }
  }
  const { standing, certificate } = store
  const isReady = standing !== null && standing.lacks === 0
  const changes = certificate !== null && photo !== undefined && photo !== '' && photo !== certificate.photo
  return (
    <ScreenFrame
      title={title}
      state={refId || !gone ? memberScreen(member, store.state) : gone}
      skeleton={<DetailSkeleton />}
      onRefresh={load}
      footer={
        (certificate || isReady) && (
          <ActionBar>
            {certificate && onShare && (
              <AppButton id="certificate-share" stretch onPress={onShare}>
                {text('share')}
              </AppButton>
            )}
            {!certificate || changes ? (
              <AppButton
                id="certificate-issue"
                kind="primary"
                stretch
                loading={store.busy}
                onPress={() => void issue()}
              >
                {text('issue')}
              </AppButton>
            ) : (
              media.canSaveImage && (
                <AppButton
                  id="certificate-save"
                  kind="primary"
                  stretch
                  onPress={() => void saveImage(certificate.imgUrl)}
                >
                  {text(savesFile() ? 'saveFile' : 'save')}
                </AppButton>
              )
            )}
          </ActionBar>
        )
      }
    >
      {standing && (
        <View className={css.page}>
          {children}
          {certificate ? (
            <>
              <View id="certificate" className={css.sheet}>
                <Picture
                  key={certificate.imgUrl}
                  src={certificate.imgUrl}
                  alt={text('certificate')}
                  ratio={ratio}
                  fit="contain"
                  radius="control"
                  lazy={false}
                  plain
                  onSize={({ width, height }) => setRatio(width / height)}
                />
              </View>
              <View className={css.stack}>
                <Text id="certificate-no" className={css.title}>
                  {text('number', { no: certificate.no })}
                </Text>
                <Text className={css.note}>
                  {text('issuedAt', { day: formatMoment(certificate.issuedAt, 'date') })}
                </Text>
                {!media.canSaveImage && <Text className={css.note}>{text('longPress')}</Text>}
              </View>
            </>
          ) : (
            <PaleCertificate
              standing={standing}
              heading={title}
              name={member.profile?.nick_name ?? ''}
              lackWords={lackWords}
            />
          )}
          {!certificate && standing.missing.length > 0 && (
            <RowGroup>
              {standing.missing.map((lack) => (
                <ListRow
                  key={`${lack.kind} ${lack.id}`}
                  id={`lack-${lack.id || lack.kind}`}
                  // What is a number and not a thing has no name.
                  title={lack.name || (lackAction ?? lackWords(standing.lacks))}
                  {...(onLack ? { onPress: () => onLack(lack) } : {})}
                />
              ))}
            </RowGroup>
          )}
        </View>
      )}
    </ScreenFrame>
  )
})
