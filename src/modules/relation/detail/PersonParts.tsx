import type { Relation } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { formatMoment } from '@/locales/formatMoment'
import { navigate } from '@/routes/navigate'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from '../messages'
import { monthsOf } from '../monthsOf'
import css from '../relation.module.scss'

type PartRoute = 'relation.company' | 'relation.honor' | 'relation.impress' | 'relation.opinion'

interface PartProps {
  readonly title: string
  readonly id: string
  readonly isEmpty: boolean
  readonly self: boolean
  readonly onOpen: () => void
  readonly onAdd: () => void
  readonly children: ReactNode
}

/** A part of the page: nothing for others while it is empty, an invitation for its owner. */
function Part({ title, id, isEmpty, self, onOpen, onAdd, children }: PartProps) {
  if (isEmpty && !self) return null
  return (
    <>
      <SectionHeading title={title} {...(isEmpty ? {} : { actionText: text('all'), onAction: onOpen })} />
      <Card id={id}>
        {isEmpty ? (
          <AppButton id={`${id}-add`} onPress={onAdd}>
            {text('add')}
          </AppButton>
        ) : (
          <View className={css.rows}>{children}</View>
        )}
      </Card>
    </>
  )
}

/** Impressions, companies, honours and opinions of a person. */
export function PersonParts({ iid, relation }: { readonly iid: number; readonly relation: Relation }) {
  const { top, mine, profile } = relation
  const { rid } = profile
  const { self } = mine
  const open = (name: PartRoute) => () => void navigate(name, { iid, rid })
  const impress = () => void navigate('relation.addImpress', { iid, rid })
  return (
    <>
      {top.tags.length > 0 || !self ? (
        <>
          <SectionHeading title={text('saidAbout')} actionText={text('all')} onAction={open('relation.impress')} />
          <Card id="part-impress">
            <View className={css.line}>
              {top.tags.map(({ tag, count }) => (
                <StatusTag key={tag} tone="brand">{`${tag} ${count}`}</StatusTag>
              ))}
              {!self && (
                <AppButton id="impress-button" size="small" onPress={impress}>
                  {text(mine.impressed ? 'changeImpress' : 'addImpress')}
                </AppButton>
              )}
            </View>
          </Card>
        </>
      ) : null}
      <Part
        {...{ title: text('company'), id: 'part-company', isEmpty: top.companies.length === 0, self }}
        onOpen={open('relation.company')}
        onAdd={() => void navigate('relation.addCompany', { iid })}
      >
        {top.companies.map(({ id, data }) => (
          <View key={id}>
            <View className={css.line}>
              <Text className={css.name}>{data.name}</Text>
              {data.current && <StatusTag tone="brand">{text('current')}</StatusTag>}
            </View>
            <Text className={css.note}>{`${data.post} · ${monthsOf(data)}`}</Text>
          </View>
        ))}
      </Part>
      <Part
        {...{ title: text('honor'), id: 'part-honor', isEmpty: top.honors.length === 0, self }}
        onOpen={open('relation.honor')}
        onAdd={open('relation.honor')}
      >
        {top.honors.map(({ id, data }) => (
          <View key={id}>
            <Text className={css.name}>{data.title}</Text>
            <Text className={css.note}>{`${data.issuer} · ${data.year}`}</Text>
          </View>
        ))}
      </Part>
      <Part
        {...{ title: text('opinion'), id: 'part-opinion', isEmpty: top.opinions.length === 0, self }}
        onOpen={open('relation.opinion')}
        onAdd={open('relation.opinion')}
      >
        {top.opinions.map(({ id, data, at }) => (
          <View key={id}>
            <Text className={css.words}>{data.text}</Text>
            <Text className={css.note}>{formatMoment(at, 'date')}</Text>
          </View>
        ))}
      </Part>
    </>
  )
}
