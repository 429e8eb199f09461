import type { CertificateStanding } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { grouped } from '@/lib/grouped'
import { Ring } from '@/ui/content/Ring'
import css from './Certificate.module.scss'
import { certificateShare, statValue } from './certificateShare'
import { text } from './messages'

interface PaleCertificateProps {
  readonly standing: CertificateStanding
  /** What it will be called. */
  readonly heading: string
  /** Who will be named on it. */
  readonly name: string
  /** How much is missing, in words. */
  readonly lackWords: (lacks: number) => string
}

/** A certificate that is not taken yet: as it will be, with how far the member has come. */
export function PaleCertificate({ standing, heading, name, lackWords }: PaleCertificateProps) {
  const { title, lacks, stats } = standing
  const { done, total } = certificateShare(standing)
  const isReady = lacks === 0
  return (
    <View id="certificate-standing" className={css.pale}>
      <Text className={css.heading}>{heading}</Text>
      {name !== '' && <Text className={css.title}>{name}</Text>}
      <Text className={css.note}>{title}</Text>
      <Ring share={total > 0 ? done / total : Number(isReady)}>
        <Text className={css.title}>{isReady ? text('readyTitle') : lackWords(lacks)}</Text>
        {!isReady && <Text className={css.note}>{`${grouped(done)} / ${grouped(total)}`}</Text>}
      </Ring>
      {/* What the ring says is not said again. */}
      {stats
        .filter(({ value }) => isReady || value !== done)
        .map(({ key, value }) => (
          <Text key={key} className={css.note}>
            {text(`stat_${key}`, { value: statValue({ key, value }) })}
          </Text>
        ))}
      <Text className={css.note}>{text(isReady ? 'readyNote' : 'paleNote')}</Text>
    </View>
  )
}
