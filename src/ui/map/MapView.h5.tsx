import { Text, View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { t } from '@/locales/t'
import { semantics } from '@/ui/press/semantics'
import css from './MapView.module.scss'
import type { MapViewProps } from './MapViewProps'
import { text } from './messages'
import type { OpenedMap } from './openMap.h5'

/**
 * A map with pins. Its library loads with the first map. Without tiles, or before they arrive, pins and lines show on
 * a plain background.
 */
export function MapView(props: MapViewProps) {
  const { id, label } = props
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<OpenedMap | null>(null)
  const latest = useRef(props)
  latest.current = props
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')

  useEffect(() => {
    let gone = false
    import(/* webpackChunkName: "map" */ './openMap.h5').then(
      ({ openMap }) => {
        if (gone || !box.current) return
        map.current = openMap(box.current, () => latest.current)
        setState('ready')
      },
      () => setState('failed'),
    )
    return () => {
      gone = true
      map.current?.close()
      map.current = null
    }
  }, [])
  useEffect(() => map.current?.show(props))

  return (
    <View id={id} className={css.map}>
      {/* React must not touch the elements that the library creates inside. */}
      <div ref={box} style={{ height: '100%' }} role="application" aria-label={label} />
      {state !== 'ready' && (
        <Text className={css.words} {...semantics({ role: 'status' })}>
          {state === 'failed' ? text('mapFailed') : t('loading')}
        </Text>
      )}
    </View>
  )
}
